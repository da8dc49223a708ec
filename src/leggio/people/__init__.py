"""Who people are: guests with a nickname, accounts for those who want one, sign-ins, programs with a token."""
