import { textOf } from '@/lib/text';
import { moveBlocks, canMoveTo } from '../../document/commands/move-blocks';
import { outermost, placedIn } from '../../document/layout';
import { wordsOf } from '../../document/words-of';
import type { Change } from '../../document/change';
import type { BlockKey, BlockNode, DocumentState } from '../../document/types';

/** Somewhere on the page where blocks can be moved to. */
export interface Place {
  name: 'start' | 'end' | 'below';
  /** The heading that it stands below. */
  heading?: string;
  command: (state: DocumentState) => Change | undefined;
}

/** So many headings are offered; a longer page has its order beside it. */
const most = 40;

function headingOf({ data }: BlockNode): boolean {
  const [first] = Array.isArray(data['value']) ? (data['value'] as { type?: unknown }[]) : [];
  return data['@type'] === 'heading' || /^h[1-6]$/.test(textOf(first?.type));
}

/** Where blocks can be moved to by one step: the page's start and end, and below each of its headings. */
export function placesFor(state: DocumentState, keys: readonly BlockKey[]): Place[] {
  const meant = outermost(state, keys);
  const [root = ''] = state.roots;
  const container = state.containers.get(root);
  const others = container ? placedIn(container).filter((key) => !meant.includes(key)) : [];
  // What stands for the page's heading stays above all else.
  const first = others.find((key) => state.blocks.get(key)?.data['@type'] !== 'title');
  const targets = [
    ...(first === undefined ? [] : [{ name: 'start' as const, target: { before: first } }]),
    ...others
      .flatMap((key) => {
        const block = state.blocks.get(key);
        if (!block || !headingOf(block)) return [];
        const heading = wordsOf(block);
        return heading === '' ? [] : [{ name: 'below' as const, heading, target: { after: key } }];
      })
      .slice(0, most),
    { name: 'end' as const, target: { into: root } },
  ];
  return targets
    .filter(({ target }) => canMoveTo(state, meant, target).isAllowed)
    .filter(({ target }) => moveBlocks(state, meant, target) !== undefined)
    .map(({ target, ...place }) => ({ ...place, command: (now) => moveBlocks(now, meant, target) }));
}
