"""Two requests that index at once do not meet."""

from Products.CMFCore import indexing
from researchportal.indexers.threads import separate_threads
from researchportal.indexers.threads import ThreadSet
from threading import Barrier
from threading import Thread

import pytest


class SlowQueue:
    """A queue that is processed by two threads at once."""

    def __init__(self):
        self.both_inside = Barrier(2, timeout=10)
        self.processed = []

    def length(self):
        return 1

    def getState(self):
        return []

    def process(self):
        self.both_inside.wait()
        self.processed.append(1)
        return 1


@pytest.fixture
def queue(monkeypatch):
    queue = SlowQueue()
    monkeypatch.setattr(indexing, "processing", set())
    monkeypatch.setattr(indexing, "localQueue", queue)
    return queue


def test_every_thread_processes_its_queue(queue):
    separate_threads()
    errors = []

    def process():
        try:
            indexing.processQueue()
        except Exception as error:
            errors.append(error)

    threads = [Thread(target=process) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert errors == []
    assert queue.processed == [1, 1]


def test_a_thread_does_not_process_twice_at_once(queue, monkeypatch):
    separate_threads()
    again = []
    monkeypatch.setattr(
        queue, "process", lambda: again.append(indexing.processQueue()) or 1
    )
    assert indexing.processQueue() == 1
    assert again == [0]


def test_is_done_once():
    separate_threads()
    first = indexing.processing
    separate_threads()
    assert indexing.processing is first
    assert isinstance(first, ThreadSet)
