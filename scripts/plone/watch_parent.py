"""Ends this process when the one that started it ends, however that came about."""

import os
import signal
import threading


def _wait_for_end_of_input():
    while os.read(0, 1024):
        pass
    os.kill(os.getpid(), signal.SIGINT)


def end_with_parent():
    """Standard input is a pipe of the parent's: it ends when nobody can write to it any more."""
    threading.Thread(target=_wait_for_end_of_input, daemon=True).start()
