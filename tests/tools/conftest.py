"""The tests of this folder have a browser."""

from tests.browsing import pytest_configure

__all__ = ["pytest_configure"]
