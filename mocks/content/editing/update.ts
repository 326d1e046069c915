import { pythonRepr } from '~mocks/lib/python-repr';
import { pythonType } from '~mocks/lib/python-type';
import { readFields } from '../deserialize/fields';
import { validationFailure } from '../deserialize/problems';
import type { Uploads } from '../deserialize/uploads';
import type { JsonObject } from '~mocks/http/body';
import { serverError } from '~mocks/http/failure';
import type { Item, RepositoryReader, Transaction } from '~mocks/repository/types';
import { saveVersion } from '~mocks/repository/versions';
import { idFrom, reservedFor, takenIn } from './choose-id';
import type { Act } from './create';
import { withoutOwn } from './create';
import { moveItems } from './moves';
import { reorder, sortFolder } from './order';
import { depthIn } from './place';
import { ownEntry } from '~mocks/lib/own-entry';

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether a body brings anything new; an empty value in place of none is nothing new. */
function differs(reader: RepositoryReader, item: Item, values: Readonly<Record<string, unknown>>): boolean {
  const shown = new Map(reader.types.of(item.type).fields.map((each) => [each.name, each.fallback]));
  return Object.entries(values).some(([name, value]) => {
    if (name === 'id') return false;
    if (name === 'changeNote') return !isEmpty(value);
    if (name === 'creators') return !isSame(item.creators, value);
    if (name === 'language') return item.language !== (value ?? '');
    const present = ownEntry(item.fields, name) ?? (name === 'allow_discussion' ? false : shown.get(name));
    return !(isEmpty(present) && isEmpty(value)) && !isSame(present, value);
  });
}

function layoutOf(body: JsonObject): string | undefined {
  if (!('layout' in body)) return undefined;
  const { layout } = body;
  if (typeof layout === 'string' && layout !== '') return layout;
  const type = pythonType(layout);
  throw serverError(
    'ValueError',
    `layout must be a non empty string, got ${pythonRepr(layout)}(<class '${type}'>)`,
  );
}

/** Fields that have a value of their own from now on. */
export function withoutDefaults({ defaulted }: Item, names: readonly string[]): Partial<Item> {
  return defaulted ? { defaulted: defaulted.filter((name) => !names.includes(name)) } : {};
}

function changed(item: Item, values: Readonly<Record<string, unknown>>, act: Act): Item {
  const creators = Array.isArray(values.creators) ? (values.creators as string[]) : undefined;
  const asked = 'creators' in values ? (creators ?? []) : item.creators;
  return {
    ...item,
    creators: asked.length > 0 ? asked : [act.viewer.id ?? ''],
    language: 'language' in values ? String(values.language ?? '') : item.language,
    modified: new Date(act.now).toISOString(),
    fields: { ...item.fields, ...withoutOwn(values) },
    ...withoutDefaults(item, Object.keys(values)),
  };
}

/** The id that a body wishes for, or undefined when the item keeps its own. */
function newIdOf(act: Act, reader: RepositoryReader, item: Item, wished: unknown): string | undefined {
  const container = reader.parentOf(item);
  if (typeof wished !== 'string' || wished === '' || wished === item.id || !container) return undefined;
  const isClosed = reservedFor(reader, act.viewer, container);
  const id = idFrom(wished, act.language, takenIn(reader, container, item), isClosed);
  if (id === item.id) return undefined;
  if (!reader.can(act.viewer, 'Add portal content', container))
    throw serverError('CopyError', 'Insufficient privileges');
  return id;
}

function rename(act: Act, transaction: Transaction, reader: RepositoryReader, item: Item, id: string): Item {
  const container = reader.parentOf(item);
  if (!container) return item;
  const [moved = item] = moveItems(transaction, reader, [{ item, container, id }], act.now);
  return moved;
}

/** Applies a body to an item that the caller may modify. Gives the item as it is stored then. */
export function updateItem(
  act: Act,
  transaction: Transaction,
  reader: RepositoryReader,
  item: Item,
  { body, uploads }: { body: JsonObject; uploads: Uploads },
): Item {
  const type = reader.types.of(item.type);
  const container = reader.parentOf(item);
  const depth = container ? depthIn(reader, container) : 0;
  const mayRename = reader.can(act.viewer, 'Add portal content', item);
  const root = reader.pathOf(reader.navigationRootOf(item));
  const { viewer, base } = act;
  const reading = { reader, viewer, base, depth, root, item, context: item, uploads };
  const { values, problems } = readFields(reading, type, body, (name) => name !== 'id' || mayRename);
  if (problems.length > 0) throw validationFailure(problems, act.language);
  const layout = layoutOf(body);
  if (type.folderish && 'ordering' in body) reorder(transaction, reader, item, body.ordering);
  if (type.folderish && 'sort' in body) sortFolder(transaction, reader, item, body.sort);

  const id = newIdOf(act, reader, item, values.id);
  const isChanged = differs(reader, item, values) || id !== undefined;
  const edited = isChanged ? changed(item, values, act) : item;
  const laidOut = layout === undefined ? edited : { ...edited, layout };
  if (laidOut === item) return item;
  const stored = id === undefined ? laidOut : rename(act, transaction, reader, laidOut, id);
  if (id === undefined) transaction.put(stored);
  if (isChanged && type.versions) {
    const comment = typeof values.changeNote === 'string' ? values.changeNote : null;
    saveVersion(transaction, reader, stored, { actor: act.viewer.id ?? '', comment, now: act.now });
  }
  return stored;
}
