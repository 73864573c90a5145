# The browser as Python sees it: whatever the page's global object has, with no types.
from typing import Any

def __getattr__(name: str) -> Any: ...
