"""Runs Zope until it is told to stop, or until whoever started it is gone.

Usage: serve.py ZOPE_INI [NAME=VALUE …]
"""

from watch_parent import end_with_parent
from watch_parent import stop_in_order
from Zope2.Startup.serve import main

import sys


if __name__ == "__main__":
    end_with_parent(stop_in_order)
    sys.exit(main(sys.argv) or 0)
