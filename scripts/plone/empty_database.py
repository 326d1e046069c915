"""Takes everything out of the database of a Zope that does not run.

Usage: empty_database.py ZOPE_CONF
"""

from Zope2.Startup.options import ZopeWSGIOptions

import sys


if __name__ == "__main__":
    configured = ZopeWSGIOptions(sys.argv[1])().configroot
    storage = configured.dbtab.getDatabase("/").storage
    storage.zap_all()
    storage.close()
