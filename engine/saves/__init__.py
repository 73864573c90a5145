"""Saves and links: a game as text, and as an address. Reads files of any origin safely."""
