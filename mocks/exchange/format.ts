/**
 * A folder as plone.exportimport 2.0 writes and reads it:
 *
 *     content/__metadata__.json         ExportMetadata
 *     content/{UID}/data.json           ExportedItem; the site root's folder is `plone_site_root`
 *     content/{UID}/{field}/{filename}  bytes of a file field
 *     relations.json                    ExportedRelation[]
 *     translations.json                 ExportedTranslations[]
 *     redirects.json                    ExportedRedirects
 *     discussions.json                  ExportedDiscussions
 *     principals.json                   ExportedPrincipals
 *     portlets.json                     of Plone's classic pages; tells the address that the site had
 *
 * Every file but the first two is optional. Keys are sorted, indented by two, non-ASCII escaped or not.
 */

/** Stands for the site root wherever a UID would. */
export const siteRootUid = 'plone_site_root';

/** The language of an item that has the site's default one, or none. */
export const defaultLanguageToken = '##DEFAULT##';

/** File names below the folder, and below `content/`. */
export const exportFiles = {
  content: 'content',
  metadata: '__metadata__.json',
  item: 'data.json',
  relations: 'relations.json',
  translations: 'translations.json',
  redirects: 'redirects.json',
  discussions: 'discussions.json',
  principals: 'principals.json',
  portlets: 'portlets.json',
} as const;

/** `content/__metadata__.json`. Plone refuses keys that are not among these. */
export interface ExportMetadata {
  __version__: string;
  /** Files below `content/` in the order of import: parents before children. */
  _data_files_: string[];
  _blob_files_: string[];
  /** Default pages of containers, by UID. */
  default_page: Record<string, { default_page: string; default_page_uuid?: string }>;
  /** Position among the siblings, from 0, by UID. The container may count things that are not in the folder. */
  ordering: Record<string, number>;
  local_roles: Record<string, ExportedLocalRoles>;
  /** Permissions set by hand, by UID, then permission. */
  local_permissions: Record<string, Record<string, { acquire: boolean; roles: string[] }>>;
  relations: [];
}

interface ExportedLocalRoles {
  /** Roles by user or group id. */
  local_roles?: Record<string, string[]>;
  /** Present when roles of the containers do not reach here. */
  block?: 1;
}

export interface ExportedWorkflowEntry {
  action: string | null;
  actor: string;
  comments: string;
  review_state: string;
  time: string;
}

/** A file field. Height and width come with images alone, -1 where Plone could not tell. */
export interface ExportedFile {
  filename: string;
  'content-type': string;
  size: number;
  width?: number;
  height?: number;
  /** Below `content/`: `{UID}/{field}/{filename}`. */
  blob_path: string;
}

/**
 * `content/{UID}/data.json`. Beside these keys stand the schema fields: choices as bare tokens, files as ExportedFile,
 * rich text as its `data`, `content-type` and `encoding`, with links as written in the editor, dates with offset; relation fields stand in
 * `relations.json`. Links inside blocks are paths below the site or `../resolveuid/{UID}`, with any number of `../`.
 */
export interface ExportedItem {
  /** Path below the site root, `/de/forschung`; the site root's own is `/{id}`. */
  '@id': string;
  '@type': string;
  UID: string;
  id: string;
  title: string;
  language: string;
  /** null where the type has no workflow. */
  review_state: string | null;
  /** The site root has neither of the two. */
  created?: string;
  modified?: string;
  effective?: string | null;
  expires?: string | null;
  creators?: string[];
  layout?: string;
  is_folderish?: boolean;
  /** null where the item leaves it to its type. */
  allow_discussion?: boolean | null;
  blocks?: Record<string, unknown>;
  blocks_layout?: { items: string[] };
  /** By workflow id. */
  workflow_history?: Record<string, ExportedWorkflowEntry[]>;
  'exportimport.constrains'?: Partial<ExportedConstrains>;
  /** The same comments as in `discussions.json`, which is the one that an import reads. */
  'exportimport.conversation'?: ExportedComment[];
  /** Former versions by number, when the export was told to include them. An import leaves them alone. */
  'exportimport.versions'?: Record<string, Record<string, unknown>>;
  [field: string]: unknown;
}

/** Types that may be added below an item; empty where it restricts none. */
export interface ExportedConstrains {
  locally_allowed_types: string[];
  immediately_addable_types: string[];
}

/** `from_attribute` is the field; `isReferencing` are links in texts, which are found again by reading those. */
export interface ExportedRelation {
  from_uuid: string;
  to_uuid: string;
  from_attribute: string;
}

export interface ExportedTranslations {
  /** UID of the item in the default language, else in any. */
  canonical: string;
  /** UIDs of the others by language. */
  translations: Record<string, string>;
}

/** Old physical path to new one (`/Plone/en/old`, the site's id in front) or to a URL elsewhere. */
export type ExportedRedirects = Record<string, string>;

export interface ExportedComment {
  /** `/en/page/@comments/{comment_id}`, `@parent` the one that this replies to. */
  '@id': string;
  '@parent': string | null;
  '@type': 'Discussion Item';
  /** Decimal digits: microseconds since 1970 at which it was written. */
  comment_id: string;
  in_reply_to: string | null;
  author_name: string | null;
  /** null for visitors. */
  author_username: string | null;
  author_image: string | null;
  creation_date: string;
  modification_date: string;
  text: { data: string; 'mime-type': string };
  user_notification: boolean | null;
  is_editable?: boolean;
  is_deletable?: boolean;
  can_reply?: boolean;
}

/** By UID of the item. Items without comments may be left out. */
export type ExportedDiscussions = Record<
  string,
  {
    items: ExportedComment[];
    items_total: number;
    permissions?: { can_reply: boolean; view_comments: boolean };
  }
>;

export interface ExportedGroup {
  groupid: string;
  title: string;
  description: string;
  email: string;
  roles: string[];
  /** Groups that this one is in. */
  groups: string[];
  /** Ids of its users and groups. Plone adds these, and the `groups` of each member. */
  principals: string[];
}

/** Beside these keys stand the fields of the site's user schema. */
export interface ExportedMember {
  username: string;
  login_name: string;
  /** A hash as Plone stores it, `{SSHA}…` or `{bcrypt}…`; Plone takes a plain one too. '' for users without one. */
  password: string;
  fullname: string;
  /** Plone skips members without one. */
  email: string;
  roles: string[];
  groups: string[];
  description?: string;
  home_page?: string;
  location?: string;
  [field: string]: unknown;
}

export interface ExportedPrincipals {
  groups: ExportedGroup[];
  members: ExportedMember[];
}
