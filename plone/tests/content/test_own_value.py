"""Values of content's own fields."""

from plone import api
from researchportal.indexers.own_value import own_value

import pytest
import transaction


pytestmark = pytest.mark.portal(roles=["Manager"])


def test_of_content_that_is_not_loaded_yet(portal):
    person = api.content.create(portal["de"], "Member", "torsen", room="211")
    transaction.savepoint()
    person._p_deactivate()
    assert own_value(person, "room") == "211"


def test_default(portal):
    person = api.content.create(portal["de"], "Member", "torsen")
    assert own_value(person, "member_source") == "manual"


@pytest.mark.parametrize("name", ["token", "phone"])
def test_no_such_field(portal, name):
    institute = api.content.create(
        portal["de"], "Institut", "energie", token="eins", phone="1"
    )
    page = api.content.create(institute, "Document", "seite")
    api.content.create(page, "Document", name)
    with pytest.raises(AttributeError):
        own_value(page, name)
