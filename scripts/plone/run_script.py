"""How a script that changes a site's database begins and ends."""

from collections.abc import Callable
from pathlib import Path
from watch_parent import end_with_parent
from watch_parent import stop_at_once

import logging
import sys
import transaction


def run_script(main: Callable[..., None], failure: str) -> None:
    """Calls `main` with the arguments of the command line.

    It may end anywhere, with its parent too: what is not committed is not there. What
    fails is told by a last line of its own, which the parent reads.
    """
    logging.basicConfig(
        level=logging.INFO, format="%(levelname)s [%(name)s] %(message)s"
    )
    end_with_parent(stop_at_once)
    try:
        main(*sys.argv[1:])
    except Exception as error:
        transaction.abort()
        logging.getLogger(Path(sys.argv[0]).stem).exception(failure)
        reason = str(error).split("\n")[0]
        print(f"\nFAILED {type(error).__name__}: {reason}", file=sys.stderr)
        sys.exit(1)
