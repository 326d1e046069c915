"""Lists that are answered by parts."""

from collections.abc import Callable
from collections.abc import Sequence
from plone.restapi.batching import HypermediaBatch
from researchportal.services.parameters import check_batch
from typing import Any


def batch_of(
    request: Any, found: Sequence[Any], serialize: Callable[[Any], Any]
) -> dict[str, Any]:
    """The part of a list that `b_start` and `b_size` ask for, and how much there is."""
    batch = HypermediaBatch(request, found)
    entries = list(batch)
    check_batch(entries)
    answer = {
        "@id": batch.canonical_url,
        "items": [serialize(each) for each in entries],
        "items_total": batch.items_total,
    }
    return answer | ({"batching": batch.links} if batch.links else {})
