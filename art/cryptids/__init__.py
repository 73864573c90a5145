"""The drawings of Twisted Cryptids: a park ranger's night, cut in lino."""
