"""The pictures of the games, drawn by code: `python -m art` writes them all to static/art.

This package holds shapes and colours: the marks that all drawings share at the top, and one
package for each game. It holds no rules and no words, and the page loads none of it: the page
loads the files that this writes.
"""
