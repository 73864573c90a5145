"""The drawings of Twisted Cryptids: a park ranger's night, as a lino print."""
