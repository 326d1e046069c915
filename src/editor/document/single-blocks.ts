import { containersIn, layoutField, type StoredContainer } from '@/lib/block-containers';
import { isRecord } from '@/lib/text';
import { typeOf } from './flags';
import { deepest } from './load-block';
import type { DocumentState, StoredBlock } from './types';

/** Whether a block stands on the page that there is only one of. */
export const isTaken = (state: DocumentState, type: string): boolean =>
  state.setup.isSingle(type) && [...state.blocks.values()].some(({ data }) => typeOf(data) === type);

function idsOf({ layout }: StoredContainer): unknown[] {
  return Array.isArray(layout.items) ? layout.items : [];
}

/** New blocks without those that the page has already and that it has one of, at every depth; the same list where all may come. */
export function withoutSingles(state: DocumentState, blocks: readonly StoredBlock[]): readonly StoredBlock[] {
  const met = new Set<string>();
  const mayCome = (block: StoredBlock): boolean => {
    const type = typeOf(block);
    if (!state.setup.isSingle(type)) return true;
    if (met.has(type) || isTaken(state, type)) return false;
    met.add(type);
    return true;
  };
  const kept = (block: StoredBlock, depth: number): StoredBlock => {
    if (depth >= deepest) return block;
    return containersIn(block).reduce<StoredBlock>((whole, container) => {
      const { keptIn, layout } = container;
      const ids = idsOf(container).filter((id) => typeof id === 'string');
      const inside = new Map(
        ids.flatMap((id) => {
          const stored = Object.hasOwn(container.blocks, id) ? container.blocks[id] : undefined;
          return isRecord(stored) ? [[id, stored] as const] : [];
        }),
      );
      const staying = [...inside].filter(([, stored]) => mayCome(stored));
      const next = staying.map(([id, stored]) => [id, kept(stored, depth + 1)] as const);
      const isSame = next.length === inside.size && next.every(([id, stored]) => stored === inside.get(id));
      if (isSame) return whole;
      const pair = {
        [keptIn.field]: Object.fromEntries(next),
        [layoutField(keptIn.field)]: { ...layout, items: next.map(([id]) => id) },
      };
      if (keptIn.within === undefined) return { ...whole, ...pair };
      return { ...whole, data: { ...(isRecord(whole.data) ? whole.data : {}), ...pair } };
    }, block);
  };
  const result = blocks.filter(mayCome).map((block) => kept(block, 0));
  const isSame = result.length === blocks.length && result.every((block, index) => block === blocks[index]);
  return isSame ? blocks : result;
}
