"""Passwords that are tried first: the commonest of ten characters and more, which the least length does not stop."""

_TEXT = """
1234567890 12345678910 123456789a 1234567891 0123456789 0987654321 1029384756 1122334455 123123123123 1111111111
0000000000 11223344556677 123456123456 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc 1qazxsw23edc q1w2e3r4t5 q1w2e3r4t5y6
qwertyuiop qwerty12345 qwerty123456 qwertyuiop123 qwertyqwerty qwerty1234 asdfghjkl1 asdfghjklò asdfghjklz
asdfasdfasdf zxcvbnm123 zaq12wsxcde3 abcdefghij abcdefghijk abcd123456 abc1234567 abcde12345 a123456789 aaaaaaaaaa
password12 password123 password1234 password12345 password123456 passwordpassword passw0rd123 p@ssword123
p@ssw0rd123 mypassword1 newpassword changeme123 letmein123 welcome123 welcome1234 administrator admin12345
admin123456 adminadmin rootrootroot testtest123 iloveyou123 iloveyou12 sunshine123 princess123
football123 basketball baseball123 superman123 batman12345 pokemon123 dragon12345 michael123 jennifer123
leggioleggio scrabble123 scarabeo123 verbum12345 parolaparola paroliere1 ciaociaociao ciaociao123 ciaomamma123
amoremio123 amoremio12 amoreamore tiamotiamo tiamo12345 amoremiotiamo mammamamma mammapapa1 francesca1 alessandro1
alessandra alessandro francesco1 giuseppe123 valentina1 valentina123 stellastella juventus123 juventus1897
forzajuve1 forzajuventus forzamilan forzamilan1899 forzainter forzainter1908 internazionale forzanapoli
napoli1926 asroma1927 forzaroma1927 forzalazio lazio1900lazio pippopippo pippo12345 paperino123 topolino123
andrea1234 antonella1 martina123 benvenuto1 buongiorno buonasera1 italia2006 italiaitalia
"""

COMMON_PASSWORDS = frozenset(_TEXT.split())
