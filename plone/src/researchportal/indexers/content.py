"""What the catalog knows of portal content beyond the plain values of its fields."""

from collections.abc import Iterator
from collective.blog.content.post import IPost
from plone import api
from plone.app.contenttypes.indexers import SearchableText
from plone.app.contenttypes.indexers import SearchableText_file
from plone.app.contenttypes.interfaces import IFile
from plone.app.dexterity.textindexer import IDynamicTextIndexExtender
from plone.app.dexterity.textindexer.directives import SEARCHABLE_KEY
from plone.dexterity.interfaces import IDexterityContent
from plone.dexterity.utils import iterSchemata
from plone.indexer import indexer
from plone.restapi.behaviors import IBlocks
from plone.supermodel.utils import mergedTaggedValueList
from Products.CMFPlone.CatalogTool import sortable_title
from Products.CMFPlone.interfaces import IPloneCatalogTool
from researchportal.behaviors.division import IIdentity
from researchportal.content.base import IPortalContent
from researchportal.content.jobs import IJoboffer
from researchportal.content.member import IMember
from researchportal.content.projects import IProject
from researchportal.indexers.own_value import own_value
from researchportal.indexers.text import plain_text
from researchportal.services.solr.highlight import text_of
from researchportal.services.unlock.behavior import IRestrictable
from researchportal.services.unlock.behavior import secret_of
from researchportal.vocabularies.from_settings import job_offer_locations
from typing import Any
from typing import NoReturn
from zope.component import getAdapters
from zope.globalrequest import getRequest


@indexer(IIdentity)
def token(obj: Any) -> str:
    """The token by which other content refers to this one: its own, else its id."""
    return obj.token or obj.id


@indexer(IDexterityContent)
def no_token(obj: Any) -> NoReturn:
    raise AttributeError("token")


@indexer(IDexterityContent)
def members(obj: Any) -> list[str]:
    """UIDs of the persons that content is about, in their order."""
    relations = own_value(obj, "members") or ()
    targets = (relation.to_object for relation in relations)
    return [target.UID() for target in targets if target is not None]


@indexer(IPost)
def keywords_of_post(obj: Any) -> list[str]:
    """The post's own keywords, and the tags of its blog that everybody may view."""
    catalog = api.portal.get_tool("portal_catalog")
    tags = list(own_value(obj, "blog_tags") or ())
    found = catalog.unrestrictedSearchResults(
        UID=tags, portal_type="BlogTag", allowedRolesAndUsers="Anonymous"
    )
    titles = {brain.UID: brain.Title for brain in found}
    named = [titles[uid] for uid in tags if uid in titles]
    return list(dict.fromkeys([*obj.Subject(), *named]))


def index_posts_of_tag(tag: Any, _event: Any) -> None:
    """Posts are found by the title that their tag has now."""
    catalog = api.portal.get_tool("portal_catalog")
    for brain in catalog.unrestrictedSearchResults(post_tags=tag.UID()):
        brain._unrestrictedGetObject().reindexObject(idxs=["Subject"])


class Titled:
    """What is sorted by another title than its own."""

    def __init__(self, title: str) -> None:
        self.title = title

    def Title(self) -> str:
        return self.title


@indexer(IMember)
def sortable_name(obj: Any) -> str:
    """Persons stand by surname and first name, whatever their degrees."""
    names = (own_value(obj, "name"), own_value(obj, "firstname"))
    name = " ".join(filter(None, names)) if names[0] else obj.Title()
    return sortable_title.callable(Titled(name))


@indexer(IProject)
def detailed_description(obj: Any) -> str | None:
    return plain_text(obj.detailed_description)


@indexer(IJoboffer)
def job_offer_location_title(obj: Any) -> str | None:
    if obj.job_offer_location_title or not obj.job_offer_location:
        return obj.job_offer_location_title
    terms = job_offer_locations(obj)
    if obj.job_offer_location not in terms:
        return None
    return terms.getTerm(obj.job_offer_location).title


def searchable_values(obj: Any) -> Iterator[Any]:
    for schema in iterSchemata(obj):
        for _interface, name, _flag in mergedTaggedValueList(schema, SEARCHABLE_KEY):
            yield getattr(obj, name, None)


def as_words(value: Any) -> str | None:
    if isinstance(value, str):
        return value
    if isinstance(value, (tuple, list)):
        return " ".join(str(part) for part in value)
    return plain_text(value)


def portal_text(obj: Any) -> str:
    """What every page gives, the type's own texts, and the texts of blocks."""
    own = (as_words(value) for value in searchable_values(obj))
    adapters = getAdapters((obj,), IDynamicTextIndexExtender)
    extended = (extender() for _name, extender in adapters)
    return " ".join(part for part in (SearchableText(obj), *own, *extended) if part)


@indexer(IPortalContent)
def searchable_text(obj: Any) -> str:
    return portal_text(obj)


@indexer(IRestrictable)
def searchable_text_of_files(obj: Any) -> str:
    """What everybody may read of a file; of a restricted one not its content."""
    if IPortalContent.providedBy(obj):
        return portal_text(obj)
    if IFile.providedBy(obj) and secret_of(obj) is None:
        return SearchableText_file.callable(obj)
    return SearchableText(obj)


# Solr marks words in it. kitconcept.solr has one for blocks, which gives up at a table
# without rows; naming Plone's catalog puts this one before it.
@indexer(IBlocks, IPloneCatalogTool)
def text_of_blocks(obj: Any) -> str:
    return text_of(obj, getRequest()).strip()


@indexer(IDexterityContent, IPloneCatalogTool)
def text_without_blocks(obj: Any) -> str:
    return text_of(obj, getRequest()).strip()
