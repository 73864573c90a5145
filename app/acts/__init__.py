"""The acts: one function for each intent, (table, intent) -> Step. app/controller.py names them."""
