/** The frame that every content GET has. */
import type { ComponentRef, IsoDateTime, Term, Token, Uid, Url } from './atoms';
import type { FzjSettings, NearestInstitut } from './portal-calls';
import type { RelationSummary, Summary } from './summary';

export interface Block {
  '@type': string;
  [key: string]: unknown;
}
export interface Blocks {
  blocks: Record<string, Block>;
  blocks_layout: { items: string[] };
}
type LockInfo =
  | Record<string, never>
  | {
      locked: boolean;
      stealable: boolean;
      creator?: string;
      creator_name?: string;
      creator_url?: Url;
      time?: number;
      created?: IsoDateTime;
      token?: string;
      name?: string;
      timeout?: number;
    };
interface WorkingCopyRef {
  '@id': Url;
  title: string;
  created?: IsoDateTime;
  creator_name?: string;
  creator_url?: Url;
}
interface Components {
  actions: ComponentRef | Actions;
  aliases: ComponentRef;
  breadcrumbs: ComponentRef & { items?: { '@id': Url; title: string }[]; root?: Url };
  contextnavigation: ComponentRef;
  navigation: ComponentRef & { items?: NavigationItem[] };
  navroot: ComponentRef & { navroot?: Record<string, unknown> };
  types: ComponentRef | AddableType[];
  workflow: ComponentRef;
  translations?: ComponentRef & { items?: { '@id': Url; language: Token }[]; root?: Record<Token, Url> };
  authors?: ComponentRef & { items?: (Summary & { fullname: string })[] }; // collective.blog
  'nearest-institut'?: NearestInstitut | ComponentRef;
  fzjsettings?: FzjSettings | ComponentRef;
}
export interface Content {
  '@id': Url;
  '@type': string;
  '@components': Components;
  /** Of a page that is seen by its preview link. */
  preview?: { expires: string; public: boolean };
  id: string;
  UID: Uid;
  type_title: string;
  title: string;
  description: string;
  parent: Summary | Record<string, never>;
  created: IsoDateTime;
  modified: IsoDateTime;
  review_state: string | null;
  version: string;
  layout: string;
  is_folderish: boolean;
  previous_item: Summary | Record<string, never>;
  next_item: Summary | Record<string, never>;
  lock: LockInfo;
  working_copy?: WorkingCopyRef | null;
  working_copy_of?: WorkingCopyRef | null;
  allow_discussion: boolean;
  targetUrl?: Url;
  // dublin core and settings
  language: Term | Token | '';
  subjects: string[];
  effective: IsoDateTime | null;
  expires: IsoDateTime | null;
  creators: string[];
  contributors: string[];
  rights: string;
  exclude_from_nav: boolean;
  relatedItems?: RelationSummary[];
  changeNote?: string;
  versioning_enabled?: boolean;
  // containers
  items?: Summary[];
  items_total?: number;
  batching?: Batching;
}
export interface Batching {
  '@id': Url;
  first: Url;
  last: Url;
  next?: Url;
  prev?: Url;
}
export interface Batch<T> {
  '@id': Url;
  items: T[];
  items_total: number;
  batching?: Batching;
}
export interface NavigationItem {
  '@id': Url;
  title: string;
  description: string;
  review_state: string | null;
  items: NavigationItem[];
  use_view_action_in_listings?: boolean;
}
export interface ContextNavigationItem {
  '@id': Url;
  href: Url;
  title: string;
  description: string;
  icon: string;
  thumb: string;
  type: string;
  normalized_id: string;
  review_state: string;
  is_current: boolean;
  is_folderish: boolean;
  is_in_path: boolean;
  items: ContextNavigationItem[];
}
export interface Action {
  id: string;
  title: string;
  icon: string;
  url: Url;
}
export type Actions = Record<
  'document_actions' | 'object' | 'object_buttons' | 'portal_tabs' | 'site_actions' | 'user',
  Action[]
>;
interface AddableType {
  '@id': Url;
  id: string;
  title: string;
  addable: boolean;
  immediately_addable: boolean;
}
