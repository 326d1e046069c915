import type { HashCost } from '~mocks/accounts/password';
import type { User, WorkflowState } from '~mocks/repository/types';

/** One language of the demo. */
export type SeedLanguage = 'de' | 'en';

/** A picture of the seed's folder of pictures, by file name; becomes the image field of the item. */
export interface SeedPicture {
  picture: string;
}
/** A generated document (PDF, CSV …) by file name in the seed's folder of documents. */
export interface SeedFile {
  file: string;
}

/** A document whose text the seed itself writes, such as one whose dates lie around the day of the load. */
export interface SeedText {
  filename: string;
  text: string;
}

/** A published comment; `answers` is a comment before it in the list, by its place. */
export interface SeedComment {
  author: string;
  text: string;
  /** ISO. */
  created: string;
  answers?: number;
}

export interface SeedBlock {
  '@type': string;
  [key: string]: unknown;
}

/**
 * One content object of the demo, in the form in which a client would POST it: relations and links are paths
 * (`/de/forschung`), choices are tokens or such paths, dates ISO strings, files SeedPicture, SeedFile or SeedText. Parents come before children,
 * the order of the list is the folder order.
 */
export interface SeedItem {
  path: string;
  type: string;
  title: string;
  description?: string;
  /** Default: published for types with workflow. */
  state?: WorkflowState;
  /** Path of the item of which this is the translation; the German one is listed without. */
  translationOf?: string;
  /** ISO; default is the seed's own day. */
  created?: string;
  modified?: string;
  effective?: string;
  expires?: string;
  /** User ids; of a blog post the paths of its authors. */
  creators?: readonly string[];
  subjects?: readonly string[];
  /** Blocks in page order; their ids are made from the path and position. */
  blocks?: readonly SeedBlock[];
  comments?: readonly SeedComment[];
  /** All other schema fields. */
  fields?: Readonly<Record<string, unknown>>;
}

/** Old paths that redirect. */
export type SeedRedirects = Readonly<Record<string, string>>;

export interface Seed {
  version: string;
  items: readonly SeedItem[];
  redirects: SeedRedirects;
  settings: Readonly<Record<string, unknown>>;
}

/** Where the files lie that seed items name. */
export interface SeedFolders {
  /** Folder of the pictures. */
  pictures: string;
  /** Folder of the documents. */
  files: string;
  /** Reads a file of these folders; the disk's own unless told otherwise. */
  read?: (path: string) => Promise<Uint8Array>;
}

/** What a server begins with where nothing was kept before. */
export interface SeedSite {
  /** The content, dated around the given day. */
  seed(today: Date): Seed;
  folders: SeedFolders;
  /** Printed where the server listens on loopback alone. */
  logins: readonly { id: string; password: string }[];
  /** The users of these logins. */
  makeUsers(cost?: HashCost): Promise<User[]>;
}
