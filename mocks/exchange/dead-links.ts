import { isScreenName } from '~mocks/content/editing/screen-names';
import type { Item, RepositoryReader } from '~mocks/repository/types';
import type { ImportNotes } from './import-notes';
import { isRecord } from '~mocks/lib/is-record';

const deepest = 100;

/** Fields of stored objects that hold one address. */
const isAddress = (name: string): boolean => /^@id$|(?:href|url|link|src)$/i.test(name);

/** Addresses on the site in a text, or in a field that holds one: by UID, or by path. */
function* addressesIn(value: unknown, name: string, depth: number): Generator<string> {
  if (depth > deepest) return;
  if (typeof value === 'string') {
    for (const [found] of value.matchAll(/resolveuid\/[\w-]{1,64}/g)) yield found;
    for (const [, path = ''] of value.matchAll(/(?:href|src)="(\/[^"]{1,2000})"/g)) yield path;
    if (isAddress(name) && value.startsWith('/') && !value.startsWith('//')) yield value;
  } else if (Array.isArray(value)) {
    for (const each of value) yield* addressesIn(each, name, depth + 1);
  } else if (isRecord(value)) {
    for (const [key, each] of Object.entries(value)) yield* addressesIn(each, key, depth + 1);
  }
}

/** The content of an address by path: without its query, and without a view behind it. */
function contentPathOf(address: string): string {
  const segments = (address.split(/[?#]/, 1)[0] ?? '').split('/').filter(Boolean);
  const view = segments.findIndex((segment) => /^(?:@|\+\+)/.test(segment));
  return (view < 0 ? segments : segments.slice(0, view)).map((segment) => `/${segment}`).join('');
}

function leadsSomewhere(reader: RepositoryReader, address: string): boolean {
  const uid = /^resolveuid\/(?<uid>.+)$/.exec(address)?.groups?.uid;
  if (uid !== undefined) return reader.byUid(uid) !== undefined;
  const path = contentPathOf(address);
  if (path === '' || reader.byPath(path) || reader.redirectOf(path) !== undefined) return true;
  const end = path.lastIndexOf('/');
  const container = reader.byPath(path.slice(0, end) || '/');
  return container !== undefined && isScreenName(reader, container, path.slice(end + 1));
}

/** Links of an item to what the import does not have. */
export function noteDeadLinks(reader: RepositoryReader, item: Item, notes: ImportNotes): void {
  for (const address of new Set(addressesIn(item.fields, '', 0)))
    if (!leadsSomewhere(reader, address))
      notes.add(
        'Links that lead nowhere, with the pages they stand on',
        `${reader.pathOf(item) || '/'} → ${address}`,
      );
}
