import type { TypesInForce } from '~mocks/content-types/registry';
import type { Change, Storage, TableName } from '~mocks/storage/types';

/** The shapes that the repository and all above it share. */

export type Uid = string;

/** A stored file. The bytes lie in the blob store under `blob`, the SHA-256 of their content in hex. */
export interface StoredFile {
  blob: string;
  filename: string | null;
  contentType: string;
  size: number;
  /** Pixels of an image; -1 when its bytes could not be read as one. */
  width?: number;
  height?: number;
  /** What the search finds in it. */
  text?: string;
}

export interface WorkflowEntry {
  action: string | null;
  actor: string;
  comments: string;
  review_state: string;
  time: string;
}

/**
 * One content object as it is stored. `fields` holds the schema fields: relations as UIDs, files as StoredFile,
 * choices as tokens, dates as ISO strings, links inside blocks and rich text as `../resolveuid/{UID}`.
 */
export interface Item {
  uid: Uid;
  /** Container; null for the site root alone. */
  parent: Uid | null;
  id: string;
  type: string;
  /** null for types without workflow (Image, File), which follow their container. */
  state: WorkflowState | null;
  created: string;
  modified: string;
  /** User ids; the first is the owner's. */
  creators: readonly string[];
  localRoles: Readonly<Record<string, readonly string[]>>;
  /** Stops local roles from being inherited from the containers. */
  blocksInheritance?: boolean;
  /** Language token, '' for neutral content. */
  language: string;
  /** Items with the same value are translations of one another. */
  translationGroup: string;
  layout?: string;
  /** Types that may be added below it where it restricts them itself; `immediate` are the ones offered at first. */
  constrainedTypes?: { allowed: readonly string[]; immediate: readonly string[] };
  /** The item of which this one is the working copy. */
  workingCopyOf?: Uid;
  /** Who checked out a working copy of this item, which one and when. */
  checkout?: { copy: Uid; by: string; time: string };
  fields: Readonly<Record<string, unknown>>;
  /** Fields whose value is the schema's default, since nobody gave them one. */
  defaulted?: readonly string[];
  /** A copy has no versions before it is edited. */
  copied?: boolean;
  workflowHistory: readonly WorkflowEntry[];
}

/** An old path and where it leads. */
export interface Alias {
  /** Path below the site root, or a URL. */
  to: string;
  /** When it was made, as the maker wrote it; null when nobody knows. */
  time: string | null;
  /** Made by a person, not by a move. */
  manual: boolean;
}

export type WorkflowState = 'private' | 'pending' | 'published' | 'intranet' | 'draft';

export type Role =
  | 'Anonymous'
  | 'Authenticated'
  | 'Member'
  | 'Reader'
  | 'Contributor'
  | 'Editor'
  | 'Reviewer'
  | 'Owner'
  | 'Site Administrator'
  | 'Manager';

export type Permission =
  | 'View'
  | 'Modify portal content'
  | 'Add portal content'
  | 'collective.blog: Add Blog'
  | 'Delete objects'
  | 'List folder contents'
  | 'Review portal content'
  | 'Request review'
  | 'Manage Translations'
  | 'Check out content'
  | 'Manage Context Aliases'
  | 'Access inactive portal content'
  | 'Access previous versions'
  | 'Revert content'
  | 'Delegate roles'
  | 'Manage users'
  | 'Manage portal';

/** Who asks. `id` is null for anonymous visitors. */
export interface Viewer {
  id: string | null;
  /** Global roles, Anonymous or Authenticated included. */
  roles: readonly Role[];
  groups: readonly string[];
  /** The session by which somebody asks; missing with a password alone. */
  session?: string;
}

export interface User {
  id: string;
  login: string;
  fullname: string;
  email: string;
  roles: readonly Role[];
  groups: readonly string[];
  /** scrypt, as `scrypt$N$r$p$salt$key` in base64. */
  password: string;
  /** Stands in every token of the account: another one ends all that were given before. */
  epoch?: string;
  /** The session in which its user began the epoch, and which alone goes on. */
  keptSession?: string;
  /** What users tell of themselves; missing where they never did. */
  description?: string | null;
  home_page?: string | null;
  location?: string | null;
  portrait?: StoredFile;
  /** The server's own account: in no list and no group, and nobody changes or deletes it over the API. */
  root?: boolean;
  /** Made by the demo seed; a server that listens beyond loopback refuses folders that have such users. */
  demo?: boolean;
}

/** What one index is asked. Values of one criterion are ORed unless `operator` is 'and'. */
export interface Criterion {
  index: string;
  values?: readonly (string | number | boolean)[];
  not?: readonly (string | number | boolean)[];
  operator?: 'or' | 'and';
  /** ISO dates or numbers, both inclusive. */
  min?: string | number;
  max?: string | number;
}

export interface CatalogQuery {
  criteria: readonly Criterion[];
  /** ORed. `depth`: 0 the item itself, 1 its direct children, -1 the item and all below it. */
  paths?: readonly { path: string; depth: number }[];
  /** In the grammar of Plone’s ZCTextIndex (AND, OR, NOT, quotes, `*`); throws ParseError for what Plone cannot parse. */
  text?: string;
  title?: string;
  description?: string;
  /** Words without grammar: every group must be found by one of its clauses. */
  words?: readonly (readonly WordClause[])[];
  sort?: readonly { on: string; descending: boolean }[];
  /** Shows expired and not yet effective items too. */
  includeInactive: boolean;
  /** Finds comments too, as `CommentHit`s. */
  withComments?: boolean;
  /** Left out of the result. */
  exclude?: Uid;
  /** Left out of the result with everything below them: paths that this server hides. */
  excludePaths?: readonly string[];
  /** The total is that of items with a value in the index that sorts. */
  countsSorted?: boolean;
  /** Cuts the items, not the total. */
  limit?: number;
  start: number;
  size: number;
}

/** A word that a text holds as a whole, or as the beginning or end of a longer one; what it adds to the relevance. */
export interface WordClause {
  in: 'text' | 'title' | 'description';
  word: string;
  at?: 'whole' | 'beginning' | 'end';
  weight: number;
}

export interface CatalogResult {
  total: number;
  /** The asked-for batch. */
  items: Item[];
}

/** Read side of the repository. All paths are below the site root: '' is the root, '/de/x' content. */
export interface RepositoryReader {
  readonly root: Item;
  /** The types as they stand now. */
  readonly types: TypesInForce;
  byUid(uid: Uid): Item | undefined;
  byPath(path: string): Item | undefined;
  pathOf(item: Item): string;
  parentOf(item: Item): Item | undefined;
  /** The item and its containers, nearest first, the site root last. */
  chainOf(item: Item): Item[];
  /** All children in folder order, whatever the viewer may see. */
  childrenOf(item: Item): Item[];
  /**
   * Viewable children in folder order, batched by ids without touching the others. Expired and not yet effective
   * ones come for Manager and Site Administrator only, as in a content GET.
   */
  viewableChildren(item: Item, viewer: Viewer, start: number, size: number): CatalogResult;
  /** The language root folder above the item, else the site root. */
  navigationRootOf(item: Item): Item;
  /** Other languages only. */
  translationsOf(item: Item): Item[];
  rolesOf(viewer: Viewer, item: Item): ReadonlySet<Role>;
  can(viewer: Viewer, permission: Permission, item: Item): boolean;
  search(query: CatalogQuery, viewer: Viewer): CatalogResult;
  /** Distinct values of a keyword or field index, sorted. */
  valuesOf(index: string): string[];
  /** Where a path that has no content leads, alias of an ancestor included; undefined when nowhere. */
  redirectOf(path: string): string | undefined;
  /** Old paths that lead to this path, sorted: the reverse of the stored redirects, without their descendants'. */
  aliasesOf(path: string): string[];
  /** Every stored redirect: old path and new path or URL. */
  redirects(): [string, string][];
  /** What is kept of the redirect at exactly this path. */
  aliasAt(path: string): Alias | undefined;
  /** Items whose relation fields name this UID, with the field's name. */
  referrersOf(uid: Uid): { source: Item; field: string }[];
  /** Items that link to this UID in a block or a text, each once for every different link. */
  linkersOf(uid: Uid): Item[];
  user(id: string): User | undefined;
  userByLogin(login: string): User | undefined;
  users(): User[];
  setting<T>(key: string): T | undefined;
  record<T>(table: RecordTable, key: string): T | undefined;
  records<T>(table: RecordTable): [string, T][];
  /** Records whose key names this item, in the order in which they came. */
  recordsOf<T>(table: 'comments' | 'relations', uid: Uid): T[];
}

/** Write side inside one transaction: everything is on disk together, or nothing is. */
export interface Transaction {
  /** Creates an item, last in its folder, or changes it; another parent or id moves it with everything below. */
  put(item: Item): void;
  /** Removes the item, everything below it, and the redirects that led there. */
  remove(uid: Uid): void;
  /** Children in their new order; those left out follow in their old one. */
  setOrder(container: Uid, children: readonly Uid[]): void;
  /** Dates the change of every container whose children came, went, were renamed or ordered (ISO time). */
  touchContainers(time: string): void;
  setRedirect(from: string, to: string | null, about?: Pick<Alias, 'time' | 'manual'>): void;
  setUser(user: User): void;
  removeUser(id: string): void;
  setSetting(key: string, value: unknown): void;
  /** Brings a record back as it once was. */
  restore(change: Change): void;
  /** A record of a table that has no meaning to the repository; null removes it. */
  setRecord(table: RecordTable, key: string, value: unknown): void;
}

/** Tables of plain records, kept for their services. */
export type RecordTable =
  | 'relations'
  | 'trash'
  | 'trashed'
  | 'uploads'
  | 'groups'
  | 'locks'
  | 'versions'
  | 'comments'
  | 'tokens'
  | 'orders'
  | 'notes'
  | 'preview-links'
  | 'missed-searches';

export interface Repository extends RepositoryReader {
  readonly storage: Storage;
  /**
   * Runs `work` against the present state, commits its changes, then shows them to readers. One at a time.
   * `committed` hears what changed. The reader shows what is committed, not what the transaction itself has put. Rejects with InvariantError, and
   * changes nothing, when an item would have no container, the id of a sibling, or itself as a container.
   */
  write<T>(
    work: (transaction: Transaction, reader: RepositoryReader) => T | Promise<T>,
    committed?: (changes: readonly (Change & { before: unknown })[]) => void,
  ): Promise<T>;
  /** What is kept at exactly this place; null for nothing. */
  present(table: TableName, key: string): unknown;
  close(): Promise<void>;
}

/** Thrown by `write` for changes that would break the tree. */
export class InvariantError extends Error {
  override name = 'InvariantError';
}

/** Thrown by `search` for a text that Plone's index cannot parse. */
export class ParseError extends Error {
  override name = 'ParseError';
}

/** Thrown by `search` for what would cost more than anybody needs. */
export class QueryTooLarge extends Error {
  override name = 'QueryTooLarge';
}
