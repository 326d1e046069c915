import { notFound } from '~mocks/http/failure';
import type { Item, RepositoryReader } from '~mocks/repository/types';

/** The item as it is now; another call may have changed or removed it since this one came in. */
export function presentItem(reader: RepositoryReader, item: Item): Item {
  const present = reader.byUid(item.uid);
  if (!present) throw notFound();
  return present;
}
