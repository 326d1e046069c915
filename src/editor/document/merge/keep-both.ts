import { containersIn, layoutField } from '@/lib/block-containers';
import { isRecord } from '@/lib/text';
import { withPair } from './stored-pair';
import type { Clash, Stored } from './types';

/** Whether both sides of a clash can stay: it is about a block that neither has deleted. */
export const mayKeepBoth = ({ block, part, mine, theirs }: Clash): boolean =>
  block !== undefined && part === undefined && isRecord(mine) && isRecord(theirs);

interface Placed {
  id: string;
  stored: unknown;
}

/** Content with other blocks in place of one that is named by its id and those of the blocks round it, the outermost first. */
export function withBlocksFor(
  content: Stored,
  path: readonly string[],
  replace: (block: Placed) => readonly Placed[],
): Stored {
  const [id, ...inner] = path;
  if (id === undefined) return content;
  const container = containersIn(content).find(({ blocks }) => Object.hasOwn(blocks, id));
  if (!container) return content;
  const { keptIn, blocks, layout } = container;
  const outer = blocks[id];
  if (inner.length > 0) {
    if (!isRecord(outer)) return content;
    const changed = { ...blocks, [id]: withBlocksFor(outer, inner, replace) };
    return withPair(content, keptIn.within, { [keptIn.field]: changed });
  }
  const items: unknown[] = Array.isArray(layout['items']) ? layout['items'] : [];
  const replaced = replace({ id, stored: outer });
  return withPair(content, keptIn.within, {
    [keptIn.field]: { ...blocks, ...Object.fromEntries(replaced.map((each) => [each.id, each.stored])) },
    [layoutField(keptIn.field)]: {
      ...layout,
      items: items.flatMap((item) => (item === id ? replaced.map((each) => each.id) : [item])),
    },
  });
}
