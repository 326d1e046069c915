/** What the repository asks of whatever keeps its records and files. */

/** One change of one record; `value` null removes it. Tables are independent key-value maps. */
export interface Change {
  table: TableName;
  key: string;
  value: unknown;
}

export type TableName =
  | 'items'
  | 'order' // UID -> its place among its siblings, a number: an append writes one, a move only what moved
  | 'redirects' // old path -> new path or URL, or an Alias
  | 'users'
  | 'groups'
  | 'settings'
  | 'locks'
  | 'versions'
  | 'comments'
  | 'tokens'
  | 'relations'
  | 'trash' // UID -> what was deleted with it, when and by whom
  | 'trashed' // UID/number -> a record that went with it
  | 'uploads'
  | 'orders'
  | 'notes'
  | 'preview-links' // UID -> the links by which others see the page before it is public
  | 'missed-searches'; // words -> how often they were looked for in vain, and when last

/**
 * Durable storage below the repository: an append-only journal of change sets and a store of blobs.
 * A change set is on disk, whole, before `commit` resolves; a kill at any moment leaves whole sets only.
 */
export interface Storage {
  /** Hands every live record over, oldest first. Called once, before anything else. */
  load(apply: (change: Change) => void): Promise<void>;
  commit(changes: readonly Change[]): Promise<void>;
  putBlob(bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<{ blob: string; size: number }>;
  hasBlob(blob: string): Promise<boolean>;
  readBlob(blob: string): Promise<Uint8Array>;
  /** For large files: a stream of the bytes from `start` to `end`, both inclusive. */
  streamBlob(blob: string, start: number, end: number): ReadableStream<Uint8Array>;
  /** Derived files (image scales) that may be lost: kept beside the blobs, made again when missing. */
  cached(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
  readonly uploads: UploadStore;
  close(): Promise<void>;
}

/** Files that arrive in several parts, by the 32 hex digits of their upload. */
export interface UploadStore {
  /** Adds to the end and tells the size; what came before a break stays. */
  append(id: string, parts: AsyncIterable<Uint8Array>): Promise<number>;
  /** Bytes so far, 0 when there are none. */
  size(id: string): Promise<number>;
  read(id: string): AsyncIterable<Uint8Array>;
  remove(id: string): Promise<void>;
}

/** What services reach of the stored bytes. */
export interface FileStore {
  read(blob: string): Promise<Uint8Array>;
  stream(blob: string, start: number, end: number): ReadableStream<Uint8Array>;
  cached(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /** Stores bytes; streams are not held in memory. */
  put(bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<{ blob: string; size: number }>;
  /** Files that arrive in several parts. */
  uploads: UploadStore;
}
