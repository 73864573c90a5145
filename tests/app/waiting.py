"""Waits for coroutines in tests."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any


def wait_for(coroutine: Coroutine[Any, Any, Any]) -> Any:
    """What the coroutine comes to.

    In a thread of its own: a browser test that ran before in the same process has left its
    event loop running in this one.
    """
    with ThreadPoolExecutor(max_workers=1) as thread:
        return thread.submit(asyncio.run, coroutine).result()
