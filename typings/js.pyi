# The browser as Python sees it: any attribute of the page's global object, without types.
from typing import Any

def __getattr__(name: str) -> Any: ...
