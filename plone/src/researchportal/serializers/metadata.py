from plone.restapi.interfaces import IJSONSummarySerializerMetadata
from zope.interface import implementer


@implementer(IJSONSummarySerializerMetadata)
class PortalSummaryMetadata:
    """Names of summaries that are no catalog columns, and the columns behind them."""

    def field_accessors(self) -> dict[str, str]:
        return {"remoteUrl": "getRemoteUrl", "subjects": "Subject"}

    def non_metadata_attributes(self) -> set[str]:
        return {
            "blog",
            "member_fullnames",
            "post_tags",
            "remoteUrl",
            "review_title",
            "subjects",
        }
