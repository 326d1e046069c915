import type { KnownBlocks, KnownFields } from '@/api/types/known-blocks';
import type { Repository } from '~mocks/repository/types';
import { printable } from './import-notes';
import { isRecord } from './values';

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

interface Found {
  blocks: number;
  example: string;
}

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

/** Collects what of stored blocks the site does not draw. */
export function createEffectCheck(known: KnownBlocks) {
  const found = new Map<string, Found>();

  function add(what: string, page: string): void {
    const before = found.get(what);
    if (before) before.blocks += 1;
    else if (found.size < mostKinds) found.set(what, { blocks: 1, example: page });
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
    for (const block of isRecord(blocks) ? Object.values(blocks) : []) checkBlock(block, page, depth);
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
    /** What has no effect, the most frequent first. */
    lines(): string[] {
      const all = [...found].sort(([, one], [, other]) => other.blocks - one.blocks);
      const shown = all.slice(0, mostLines).map(([what, { blocks, example }]) => {
        const count = blocks === 1 ? '1 block' : `${blocks} blocks`;
        return `${printable(what)}: ${count}, as on ${printable(example)}`;
      });
      return all.length > mostLines ? [...shown, `and at least ${all.length - mostLines} others`] : shown;
    },
  };
}

/** What the blocks of all that was imported hold without effect. */
export function withoutEffect(repository: Repository, known: KnownBlocks): string[] {
  const check = createEffectCheck(known);
  const waiting = [repository.root];
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    check.check(item.fields, repository.pathOf(item));
    waiting.push(...repository.childrenOf(item));
  }
  return check.lines();
}
