"""Content that is made at the same moment does not meet in a counter."""

from transaction import TransactionManager

import pytest


@pytest.fixture
def generators(functional):
    """The site's generator as two processes see it, each with its transaction."""
    database = functional["portal"]._p_jar.db()
    managers = [TransactionManager(), TransactionManager()]
    connections = [database.open(manager) for manager in managers]
    seen = [
        connection.root()["Application"]["plone"].portal_uidgenerator
        for connection in connections
    ]
    yield list(zip(seen, managers, strict=True))
    for connection, manager in zip(connections, managers, strict=True):
        manager.abort()
        connection.close()


def test_two_ids_of_one_moment_are_two_and_both_are_kept(generators):
    ids = {generator() for generator, _ in generators}
    assert len(ids) == 2
    for _, manager in generators:
        manager.commit()


def test_none_is_one_that_was_counted_before_or_that_javascript_rounds(generators):
    generator, _ = generators[0]
    for _ in range(1000):
        assert 2**32 <= generator() < 2**53
