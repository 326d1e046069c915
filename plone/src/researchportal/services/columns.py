"""Columns of the catalog."""

from typing import Any

import Missing


def column(brain: Any, name: str) -> Any:
    """What the catalog holds; None where it holds nothing, or has no such column."""
    value = getattr(brain, name, None)
    return None if value is Missing.MV else value
