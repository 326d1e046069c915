import { words, wordSet } from '~mocks/lib/words';
import { indexKinds } from '~mocks/repository/indexed';

/** Names that content has of its own in Plone, so that no child may be called so. */
export const attributes = wordSet(`
  aliases blocks blocks_layout contributors created creators description edit effective expires format get icon id
  items iterkeys keys language manage modified propdict propertysheets rights subject this title values
  Title Description Subject Creator UID Type Date Language REQUEST SearchableText
  getId getPhysicalPath getTypeInfo getOrdering objectIds objectValues objectItems contentIds contentValues
  manage_main manage_workspace absolute_url absolute_url_path virtual_url_path title_or_id meta_type portal_type
  creation_date modification_date relatedItems exclude_from_nav allowedContentTypes isPrincipiaFolderish
  wl_getLock invokeFactory moveObject has_key reindexObject setTitle
  COPY PUT DELETE HEAD OPTIONS LOCK MOVE
`);

/** Names of Plone's tools, which no content may have. */
const tools = wordSet(`
  portal_actions portal_archivist portal_catalog portal_controlpanel portal_diff portal_groupdata portal_groups
  portal_historiesstorage portal_historyidhandler portal_memberdata portal_membership portal_migration
  portal_modifier portal_password_reset portal_purgepolicy portal_referencefactories portal_registration
  portal_repository portal_skins portal_transforms portal_types portal_uidannotation portal_uidgenerator
  portal_uidhandler portal_url portal_workflow
  mimetypes_registry plone_utils translation_service
`);

/** Names at the root of site and server, which managers alone may give to content. */
const rootNames = wordSet(`
  acl_users browser_id_manager caching_policy_manager content_type_registry error_log session_data_manager
  sharing virtual_hosting HTTPCache MailHost RAMCache
`);

export const isReserved = (id: string, isManager: boolean): boolean =>
  tools.has(id) || (!isManager && rootNames.has(id));

/** Names that no title becomes: those above, those of views, and those of the catalog's indexes and columns. */
export const reservedWords: ReadonlySet<string> = new Set([
  ...attributes,
  ...words(`
    layout login plone properties sharing view zip
    cmf_uid commentators end image_scales in_reply_to location mime_type nav_title path start sync_uid
    in_response_to author_name last_comment_date head_title image_field blog_uid
  `),
  ...Object.keys(indexKinds),
]);
