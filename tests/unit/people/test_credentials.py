"""Secrets that the server hands out."""

import re
import secrets
from collections import Counter

from leggio.people.credentials import code_as_kept, hashed, new_codes, new_id, new_secret, new_token


def test_secrets_hold_256_bits_and_tokens_can_be_found_in_leaks() -> None:
    """43 signs of base64; those who search for leaked tokens know ours by their beginning."""
    assert re.fullmatch(r"[A-Za-z0-9_-]{43}", new_secret(secrets.token_bytes))
    assert re.fullmatch(r"leggio_[A-Za-z0-9_-]{43}", new_token(secrets.token_bytes))
    assert re.fullmatch(r"[A-Za-z0-9_-]{16}", new_id(secrets.token_bytes))


def test_ten_codes_to_write_down() -> None:
    """Four groups of five signs that are not taken for each other."""
    codes = new_codes(secrets.token_bytes)
    assert len(set(codes)) == 10
    assert all(re.fullmatch(r"[2-9A-HJKMNP-TV-Z]{5}(-[2-9A-HJKMNP-TV-Z]{5}){3}", code) for code in codes)


def test_every_sign_of_a_code_is_as_likely() -> None:
    """256 bytes do not divide evenly among 30 signs: the last sixteen are left out, and each sign has eight bytes."""
    signs = Counter(new_codes(lambda length, byte=byte: bytes([byte]) * length)[0][0] for byte in range(240))  # type: ignore[misc]
    assert len(signs) == 30
    assert set(signs.values()) == {8}
    left_out = bytes(range(240, 256)) + bytes(16)
    assert new_codes(lambda _: left_out) == new_codes(bytes)


def test_a_code_is_known_however_it_is_typed() -> None:
    """Groups and capitals are for the eye."""
    code = new_codes(secrets.token_bytes)[0]
    typed = [code.lower(), code.replace("-", ""), code.replace("-", " "), f" {code}\n"]
    assert {code_as_kept(each) for each in typed} == {code_as_kept(code)}
    assert code_as_kept(code) != code_as_kept(code[:-1])


def test_what_is_kept_does_not_hold_the_secret() -> None:
    """A hash of the same length, whatever goes in; even what is no text."""
    assert re.fullmatch("[0-9a-f]{64}", hashed("secret"))
    assert hashed("\ud800") != hashed("secret")
