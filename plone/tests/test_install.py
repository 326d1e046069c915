from plone.browserlayer.utils import registered_layers
from researchportal.interfaces import IResearchPortalLayer


def test_layer_is_registered(portal):
    assert IResearchPortalLayer in registered_layers()


def test_both_languages_have_a_root(portal):
    assert portal["de"].portal_type == portal["en"].portal_type == "LRF"
