"""InBetween at the table: policy.py for the controller, presenter.py and its parts for screens."""
