import type { Sessions } from '../auth/sessions';
import type { Parameters } from '../http/parameters';
import type { Item } from '../repository/types';
import type { Perspective } from '../serialize/perspective';

/** One request to a service, with everything that the service may need. */
export interface Call extends Perspective {
  request: Request;
  /** The request's address as the outside knows it, without the API prefix. */
  url: URL;
  parameters: Parameters;
  /** The content on which the service is called. */
  item: Item;
  /** Segments behind the service's name. */
  rest: readonly string[];
  /** The request came below the API prefix. */
  prefixed: boolean;
  /** Network address of the caller, by which failed logins are counted. */
  address: string;
  sessions: Sessions;
  /** Bytes of stored files, which the repository's reader does not give. */
  files: FileStore;
}

export interface FileStore {
  read(blob: string): Promise<Uint8Array>;
  stream(blob: string, start: number, end: number): ReadableStream<Uint8Array>;
  cached(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
}

/** Answers with a JSON body, or with a whole response where headers or bytes matter. */
export type Handler = (call: Call) => unknown;

/** A service of the REST API or a view, named as it stands in the URL. */
export interface Service {
  name: string;
  get?: Handler;
  post?: Handler;
  /** HEAD is answered as GET without body. */
  head?: boolean;
  /** Segments behind the name say more; elsewhere they name nothing. */
  takesSegments?: boolean;
  /** Only on the site root; elsewhere the service does not exist. */
  rootOnly?: boolean;
  /** Whoever may not view the content may call it too. */
  isPublic?: boolean;
  /** Answers without `++api++` and `Accept: application/json` too. */
  isView?: boolean;
}
