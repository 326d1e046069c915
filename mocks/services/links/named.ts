import { atPath } from '~mocks/content/deserialize/resolve';
import type { Item, RepositoryReader } from '~mocks/repository/types';

/** The item that a path or a UID names. */
export const named = (reader: RepositoryReader, name: string): Item | undefined =>
  name.startsWith('/') ? atPath(reader, name) : reader.byUid(name);
