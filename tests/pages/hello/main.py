"""The first line of Python on the hello page: it writes into the page, no more."""

from pyscript import document

document.querySelector("#out").textContent = "hello"
