"""`@comments` however deep replies go, without what waits for a moderator."""

from AccessControl import getSecurityManager
from plone.app.discussion.interfaces import IConversation
from plone.restapi.interfaces import ISerializeToJson
from plone.restapi.services.discussion.conversation import CommentsDelete
from plone.restapi.services.discussion.conversation import CommentsGet
from plone.restapi.services.discussion.utils import can_delete
from plone.restapi.services.discussion.utils import can_reply
from plone.restapi.services.discussion.utils import can_view
from Products.CMFCore.permissions import View
from researchportal.interfaces import IResearchPortalLayer
from researchportal.services.batches import batch_of
from typing import Any
from zope.component import adapter
from zope.component import getMultiAdapter
from zope.interface import implementer


def _may_view(comment: Any) -> bool:
    return bool(getSecurityManager().checkPermission(View, comment))


def _in_threads(conversation: Any, start: int = 0) -> list[Any]:
    """Comments, each before its answers, those below `start`.

    A stack of its own: Plone's recursion ends at some hundred replies in a row.
    """
    answers: dict[int, list[Any]] = {}
    for comment in conversation.getComments():
        answers.setdefault(comment.in_reply_to or 0, []).append(comment)
    ordered = []
    waiting = answers.get(start, [])[::-1]
    while waiting:
        comment = waiting.pop()
        ordered.append(comment)
        waiting.extend(answers.get(comment.comment_id, [])[::-1])
    return ordered


@implementer(ISerializeToJson)
@adapter(IConversation, IResearchPortalLayer)
class ShownConversation:
    def __init__(self, context: Any, request: Any) -> None:
        self.context = context
        self.request = request

    def _serialize(self, comment: Any) -> dict[str, Any]:
        return getMultiAdapter((comment, self.request), ISerializeToJson)()

    def __call__(self) -> dict[str, Any]:
        shown = list(filter(_may_view, _in_threads(self.context)))
        is_open = can_view(self.context)
        # Closed comments are counted alone.
        answer = batch_of(self.request, shown, self._serialize if is_open else id)
        answer["permissions"] = {
            "view_comments": is_open,
            "can_reply": can_reply(self.context),
        }
        return answer if is_open else answer | {"items": []}


class ShownCommentsGet(CommentsGet):
    """What waits for a moderator is to others like what does not exist."""

    def reply(self) -> Any:
        conversation = IConversation(self.context)
        if self.comment_id and not _may_view(conversation[self.comment_id]):
            raise KeyError(self.comment_id)
        return super().reply()


class DeepCommentsDelete(CommentsDelete):
    """Removes the answers first, the deepest of them before all others."""

    def reply(self) -> Any:
        conversation = IConversation(self.context)
        comment = self.comment_id and conversation.get(self.comment_id)
        if comment and can_delete(comment):
            for each in reversed(_in_threads(conversation, self.comment_id)):
                del conversation[each.comment_id]
        return super().reply()
