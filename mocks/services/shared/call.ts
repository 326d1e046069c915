import type { Limits } from '~mocks/accounts/limits';
import type { Sessions } from '~mocks/accounts/sessions';
import type { Parameters } from '~mocks/http/parameters';
import type { Expander } from './expander';
import type { FeedCache } from '~mocks/feeds/feed-cache';
import type { Mailer } from '~mocks/mail/mailer';
import type { RecentWrites } from '~mocks/repository/recent-writes';
import type { Item, Repository } from '~mocks/repository/types';
import type { FileStore } from '~mocks/storage/types';
import type { Perspective } from '~mocks/content/perspective';
import type { SolrGeneration } from './solr-generation';

/** One request to a service, with everything that the service may need. */
export interface Call extends Perspective {
  readonly request: Request;
  /** Origin at which visitors reach the site, for what they read elsewhere; `base` is the one that the caller named. */
  readonly publicUrl: string;
  /** The request's address as the outside knows it, without the API prefix. */
  readonly url: URL;
  readonly parameters: Parameters;
  /** The content on which the service is called. */
  readonly item: Item;
  /** Segments behind the service's name. */
  readonly rest: readonly string[];
  /** The request came below the API prefix. */
  readonly prefixed: boolean;
  /** Network address of the caller, by which failed logins are counted. */
  readonly address: string;
  readonly sessions: Sessions;
  /** Bytes of stored files, which the repository's reader does not give. */
  readonly files: FileStore;
  /** Runs a change against the present state and makes it durable; see `Repository.write`. */
  readonly write: Repository['write'];
  /** What can be taken back, and whether it is still as it was written. */
  readonly recentWrites: RecentWrites;
  readonly present: Repository['present'];
  readonly mailer: Mailer;
  /** What other sites' feeds said when they were last asked. */
  readonly feeds: FeedCache;
  readonly limits: Limits;
  readonly solr: SolrGeneration;
  /** The components of a content GET, each a service of its own. */
  readonly expanders: readonly Expander[];
  /** Tells the operator of a failure that the answer does not. */
  readonly report: (error: unknown) => void;
}

/** Answers with a JSON body, with undefined for 204, or with a whole response where status, headers or bytes matter. */
export type Handler = (call: Call) => unknown;

/** A service of the REST API or a view, named as it stands in the URL. */
export interface Service {
  name: string;
  get?: Handler;
  post?: Handler;
  patch?: Handler;
  put?: Handler;
  delete?: Handler;
  options?: Handler;
  /** HEAD is answered as GET without body, or by a handler of its own. */
  head?: boolean | Handler;
  /** Segments behind the name say more; elsewhere they name nothing. What can be none is refused before anybody is known. */
  takesSegments?: boolean | ((rest: readonly string[]) => void);
  /** Only on the site root; elsewhere the service does not exist. */
  rootOnly?: boolean;
  /** Whoever may not view the content may call it too. */
  isPublic?: boolean;
  /** Answers without `++api++` and `Accept: application/json` too. */
  isView?: boolean;
  /** What stands behind its name asks for a picture, for which a browser sends the cookie alone. */
  isPicture?: (rest: readonly string[]) => boolean;
}
