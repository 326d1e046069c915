import type { FieldSchema } from '~mocks/content-types/schema';
import { commentsOf } from '~mocks/repository/comments';
import { groupsOf } from '~mocks/repository/groups';
import type { Item, Repository, Uid } from '~mocks/repository/types';
import { isStoredFile } from '~mocks/content/serialize/files';
import { isRecord } from '~mocks/lib/is-record';

/** Something that two repositories do not have alike. */
export interface Difference {
  /** Path of the item; else the kind of thing and its id. */
  where: string;
  /** `item`, `order`, `state`, `field effective` … */
  what: string;
  expected: unknown;
  found: unknown;
}

/** Everything from the site root down. */
function allItems(repository: Repository, item: Item = repository.root): Item[] {
  return [item, ...repository.childrenOf(item).flatMap((child) => allItems(repository, child))];
}

/** JSON with sorted keys, by which equal values are equal texts. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    isRecord(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}

/** To the second, which is all that Plone keeps of a date. */
const seconds = (value: unknown): unknown =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))
    ? `${new Date(value).toISOString().slice(0, 19)}Z`
    : value;

/** No value, an empty one and the default mean the same. */
function emptied(value: unknown, schema: FieldSchema | undefined): unknown {
  const isEmpty =
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0) ||
    (isRecord(value) && Object.keys(value).length === 0);
  return isEmpty || textOf(value) === textOf(schema?.fallback ?? false) ? null : value;
}

function comparable(value: unknown, schema: FieldSchema | undefined): unknown {
  if (isStoredFile(value)) {
    const { blob, filename, contentType, width, height } = value;
    return { blob, filename, contentType, ...(width === undefined ? {} : { width, height }) };
  }
  const present = emptied(value, schema);
  if (schema?.kind === 'datetime') return seconds(present);
  if (schema?.kind === 'choices' && Array.isArray(present)) return [...present].sort();
  return present;
}

/** What an item is, UIDs of the site roots taken as the same. */
function traitsOf(repository: Repository, item: Item): Map<string, unknown> {
  const schemas = new Map(repository.types.of(item.type).fields.map((each) => [each.name, each]));
  const nameOf = (uid: Uid): string => {
    const other = repository.byUid(uid);
    return other ? repository.pathOf(other) : uid;
  };
  const traits = new Map<string, unknown>([
    ['type', item.type],
    ['state', item.state],
    ['language', item.language],
    ['creators', item.creators],
    ['local roles', item.localRoles],
    ['blocked inheritance', item.blocksInheritance ?? false],
    ['constrained types', item.constrainedTypes ?? null],
    ['history', item.workflowHistory.map((each) => ({ ...each, time: seconds(each.time) }))],
    ['order', repository.childrenOf(item).map(({ id }) => id)],
    [
      'translations',
      repository
        .translationsOf(item)
        .map(({ uid }) => nameOf(uid))
        .sort(),
    ],
    ['comments', commentsOf(repository, item.uid).map(({ id, text, author }) => ({ id, text, author }))],
  ]);
  if (item.parent !== null) {
    traits.set('UID', item.uid);
    traits.set('created', seconds(item.created));
    traits.set('modified', seconds(item.modified));
  }
  for (const [name, value] of Object.entries(item.fields))
    traits.set(`field ${name}`, comparable(value, schemas.get(name)));
  return traits;
}

function compareTraits(
  where: string,
  expected: ReadonlyMap<string, unknown>,
  found: ReadonlyMap<string, unknown>,
) {
  return [...new Set([...expected.keys(), ...found.keys()])].flatMap((what): Difference[] => {
    const [wanted, present] = [expected.get(what) ?? null, found.get(what) ?? null];
    return textOf(wanted) === textOf(present) ? [] : [{ where, what, expected: wanted, found: present }];
  });
}

const usersOf = (repository: Repository) =>
  new Map(
    repository.users().map(({ id, login, fullname, email, roles, groups }) => [
      `user ${id}`,
      {
        login,
        fullname,
        email,
        roles: roles.filter((role) => role !== 'Member').sort(),
        groups: [...groups].sort(),
      },
    ]),
  );

const groupsById = (repository: Repository) =>
  new Map(
    groupsOf(repository).map(({ id, title, roles }) => [`group ${id}`, { title, roles: [...roles].sort() }]),
  );

/** Everything in which the content and the people of a repository differ from another's. */
export function compareRepositories(expected: Repository, found: Repository): Difference[] {
  const byPath = (repository: Repository) =>
    new Map(allItems(repository).map((item) => [repository.pathOf(item) || '/', item]));
  const [wanted, present] = [byPath(expected), byPath(found)];
  const items = [...new Set([...wanted.keys(), ...present.keys()])].flatMap((path): Difference[] => {
    const [own, other] = [wanted.get(path), present.get(path)];
    if (!own || !other)
      return [{ where: path, what: 'item', expected: own?.type ?? null, found: other?.type ?? null }];
    return compareTraits(path, traitsOf(expected, own), traitsOf(found, other));
  });
  const redirectsOf = (repository: Repository) =>
    new Map(repository.redirects().map(([from, to]): [string, unknown] => [`redirect ${from}`, to]));
  return [
    ...items,
    ...compareTraits('redirects', redirectsOf(expected), redirectsOf(found)),
    ...compareTraits('people', usersOf(expected), usersOf(found)),
    ...compareTraits('people', groupsById(expected), groupsById(found)),
  ];
}
