"""`@unlock-form`: a pass for the token.

Visitors may send it for content that they may not view.
"""

from researchportal import _
from researchportal.services.base import PublicForm
from researchportal.services.base import Refused
from researchportal.services.parameters import text_of
from researchportal.services.unlock import passes
from researchportal.services.unlock.behavior import secret_of
from typing import Any


class UnlockForm(PublicForm):
    call = "unlock-form"

    def handle(self, body: dict[str, Any]) -> dict[str, str]:
        secret = secret_of(self.context)
        if secret is None:
            message = _("This content is not restricted.")
            raise Refused(400, "BadRequest", message)
        token = text_of(body, "token")
        if not token:
            raise Refused(400, "BadRequest", _("Please enter a token."))
        if not passes.is_right(secret, token):
            message = _("This token is not valid for the content")
            raise Refused(403, "Invalid token", message)
        return {"token": passes.issue(secret)}
