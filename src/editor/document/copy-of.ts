import { containersIn, layoutField, type StoredContainer } from '@/lib/block-containers';
import { ownOf } from '@/lib/deep-equal';
import { isRecord } from '@/lib/text';
import { deepest } from './load-block';
import type { StoredBlock } from './types';

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const isUuid = (value: unknown): value is string => typeof value === 'string' && uuid.test(value);

/** A template's demands, and the own id that older blocks keep in themselves. */
function isOfOriginal(name: string, value: unknown): boolean {
  return name === 'block' ? isUuid(value) : ['fixed', 'required'].includes(name) && value === true;
}

/** Entries of a block's lists, such as columns and slides, may have ids of their own. */
function renewedEntry(entry: unknown, newId: () => string): unknown {
  if (!isRecord(entry)) return entry;
  const ids = ['id', '@id'].filter((name) => isUuid(ownOf(entry, name)));
  return ids.length === 0 ? entry : { ...entry, ...Object.fromEntries(ids.map((name) => [name, newId()])) };
}

function renewedPair({ keptIn, blocks, layout }: StoredContainer, newId: () => string, depth: number) {
  const items: unknown[] = Array.isArray(layout.items) ? layout.items : [];
  const ids = new Set(items.filter((id) => typeof id === 'string'));
  const entries = [...ids].flatMap((id) => {
    const block = ownOf(blocks, id);
    return isRecord(block) ? [[newId(), copyOf(block, newId, depth + 1)] as const] : [];
  });
  return {
    [keptIn.field]: Object.fromEntries(entries),
    [layoutField(keptIn.field)]: { ...layout, items: entries.map(([id]) => id) },
  };
}

/**
 * A stored block as a new one: with ids of its own at every depth, only what is laid out, and free of what a template
 * asked of the one that was there.
 */
export function copyOf(stored: StoredBlock, newId: () => string, depth = 0): StoredBlock {
  const kept = Object.entries(stored).filter(([name, value]) => !isOfOriginal(name, value));
  const own = Object.fromEntries(
    kept.map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((entry) => renewedEntry(entry, newId)) : value,
    ]),
  );
  if (depth >= deepest) return own;
  return containersIn(own).reduce<StoredBlock>((copy, container) => {
    const pair = renewedPair(container, newId, depth);
    return container.keptIn.within === undefined
      ? { ...copy, ...pair }
      : { ...copy, data: { ...(isRecord(copy.data) ? copy.data : {}), ...pair } };
  }, own);
}
