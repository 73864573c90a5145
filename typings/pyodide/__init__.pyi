# The little of Pyodide that the page uses.
