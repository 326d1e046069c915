"""One thread's indexing, apart from that of the others.

Products.CMFCore keeps the queues that it processes in a set that all threads
share, while every thread has the same queue object. Of two requests that
search after a change, one ends with KeyError, or searches a catalog that lacks
its own changes.
"""

from Products.CMFCore import indexing
from threading import local


class ThreadSet(local):
    """What Products.CMFCore asks of a set, for each thread apart."""

    def __init__(self) -> None:
        self.members: set[object] = set()

    def __contains__(self, member: object) -> bool:
        return member in self.members

    def add(self, member: object) -> None:
        self.members.add(member)

    def remove(self, member: object) -> None:
        self.members.remove(member)


def separate_threads(event: object = None) -> None:
    """Let no thread know what another one processes."""
    if isinstance(indexing.processing, set):
        indexing.processing = ThreadSet()
