"""What an event hands out: paper for the hall, a site for everyone. From a tournament to bytes."""
