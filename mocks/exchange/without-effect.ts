import type { KnownBlocks, KnownFields } from '@/api/types/known-blocks';
import { wordSet } from '~mocks/lib/words';
import { printable } from './import-notes';
import { isRecord } from '~mocks/lib/is-record';

type Json = Record<string, unknown>;

/** Whether a field says anything at all. */
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** A style bears how it becomes a class behind its name, and the first of numbered fields stands for all. */
const plainName = (name: string): string =>
  name.replace(/:(?:noprefix|bool)$/, '').replace(/-\d{1,4}$/, '-0');

/** What is counted: blocks, or whole items. */
type Unit = 'block' | 'item';

interface Found {
  unit: Unit;
  count: number;
  example: string;
}

/** Fields without which no item is, whatever its type. */
const ofEveryItem = wordSet('title description subjects effective expires blocks blocks_layout');

/** A block that is being looked through, and what of it was not known. */
interface Place {
  page: string;
  depth: number;
  unknown: Set<string>;
}

type Fields = Readonly<Record<string, KnownFields>>;

const layoutSuffix = '_layout';
const holdsBlocks = (object: Json, name: string): boolean =>
  name.endsWith('blocks') && isRecord(object[name]) && Object.hasOwn(object, `${name}${layoutSuffix}`);
const isLayout = (object: Json, name: string): boolean =>
  name.endsWith(layoutSuffix) && holdsBlocks(object, name.slice(0, -layoutSuffix.length));

const mostKinds = 1000;
const mostLines = 100;
const deepest = 50;

/** A type of content, and what its fields are called. */
interface ItemType {
  type: string;
  names: ReadonlySet<string>;
}

/** Collects what of stored fields and blocks the site does not show. */
export function createEffectCheck(known: KnownBlocks) {
  const found = new Map<string, Found>();

  function add(what: string, page: string, unit: Unit = 'block'): void {
    const before = found.get(what);
    if (before) before.count += 1;
    else if (found.size < mostKinds) found.set(what, { unit, count: 1, example: page });
  }

  function checkValue(value: unknown, fields: KnownFields, way: string, place: Place): void {
    if (fields === true) {
      if (way === 'columns' && Array.isArray(value))
        for (const column of value) checkBlock(column, place.page, place.depth + 1);
    } else if ('entry' in fields) {
      for (const entry of Array.isArray(value) ? value : []) checkValue(entry, fields.entry, way, place);
    } else if (isRecord(value)) checkObject(value, fields.fields, way, place);
  }

  function checkObject(object: Json, fields: Fields, way: string, place: Place): void {
    for (const [name, value] of Object.entries(object)) {
      if (holdsBlocks(object, name)) checkBlocks(value, place.page, place.depth + 1);
      if (isEmpty(value) || holdsBlocks(object, name) || isLayout(object, name)) continue;
      const inner = way === '' ? name : `${way}.${name}`;
      const plain = plainName(name);
      if (Object.hasOwn(fields, plain)) checkValue(value, fields[plain] ?? true, inner, place);
      else place.unknown.add(inner);
    }
  }

  function checkBlocks(blocks: unknown, page: string, depth: number): void {
    for (const block of isRecord(blocks) ? Object.values(blocks) : []) {
      if (isRecord(block) && typeof block['@type'] !== 'string') checkPart(block, page, depth);
      else checkBlock(block, page, depth);
    }
  }

  /** Panels and columns may have no type: what lies in them is what counts. */
  function checkPart(part: Json, page: string, depth: number): void {
    const held = Object.keys(part).filter((name) => holdsBlocks(part, name));
    if (held.length === 0) add('Block without a type', page);
    if (depth <= deepest) for (const name of held) checkBlocks(part[name], page, depth + 1);
  }

  function checkBlock(block: unknown, page: string, depth: number): void {
    if (!isRecord(block) || typeof block['@type'] !== 'string' || depth > deepest) return;
    const type = block['@type'];
    const isKnown = Object.hasOwn(known, type);
    const place: Place = { page, depth, unknown: new Set() };
    const fields = isKnown ? known[type] : { fields: {} };
    if (fields !== undefined) checkValue(block, fields, '', place);
    if (!isKnown) add(`Block ${type}`, page);
    else for (const name of place.unknown) add(`Field ${name} of ${type}`, page);
  }

  return {
    /** Looks through an item's fields, some pairs of which hold blocks. */
    check(fields: Json, page: string): void {
      for (const name of Object.keys(fields))
        if (holdsBlocks(fields, name)) checkBlocks(fields[name], page, 0);
    },
    /** Looks for fields of an item that its type, whose fields these are, does not have. */
    checkFields(fields: Json, { type, names }: ItemType, page: string): void {
      for (const [name, value] of Object.entries(fields)) {
        const isOther = holdsBlocks(fields, name) || isLayout(fields, name);
        if (isEmpty(value) || isOther || ofEveryItem.has(name) || names.has(name)) continue;
        add(`Field ${name} of ${type}`, page, 'item');
      }
    },
    /** What has no effect, the most frequent first. */
    lines(): string[] {
      const all = [...found].sort(([, one], [, other]) => other.count - one.count);
      const shown = all.slice(0, mostLines).map(([what, { unit, count, example }]) => {
        const counted = count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
        return `${printable(what)}: ${counted}, as on ${printable(example)}`;
      });
      return all.length > mostLines ? [...shown, `and at least ${all.length - mostLines} others`] : shown;
    },
  };
}
