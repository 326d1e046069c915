"""Ends this process when the one that started it ends, however that came about."""

from collections.abc import Callable

import os
import signal
import threading


def stop_in_order() -> None:
    os.kill(os.getpid(), signal.SIGINT)


def stop_at_once() -> None:
    os._exit(1)


def end_with_parent(stop: Callable[[], None]) -> None:
    """Calls `stop` when the parent has ended.

    Standard input is a pipe of the parent's: it ends when nobody can write to it any
    more.
    """

    def wait() -> None:
        while os.read(0, 1024):
            pass
        stop()

    threading.Thread(target=wait, daemon=True).start()
