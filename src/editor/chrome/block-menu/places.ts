import type { BlockLookup } from '@/blocks/blocks-context';
import { readOnce } from '@/lib/read-once';
import { moveBlocks, canMoveTo } from '../../document/commands/move-blocks';
import { typeOf } from '../../document/flags';
import { outermost, placedIn } from '../../document/layout';
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

/** The first heading that a block shows; undefined where it has none. */
function headingOf({ data }: BlockNode, find: BlockLookup): string | undefined {
  const definition = find(typeOf(data));
  const [first] = definition?.outline?.headings?.(readOnce(definition.shape, data)) ?? [];
  return first?.text?.trim() || undefined;
}

/** Where blocks can be moved to by one step: the page's start and end, and below each of its headings. */
export function placesFor(state: DocumentState, keys: readonly BlockKey[], find: BlockLookup): Place[] {
  const meant = outermost(state, keys);
  const [root = ''] = state.roots;
  const container = state.containers.get(root);
  const others = container ? placedIn(container).filter((key) => !meant.includes(key)) : [];
  // What stands for the page's heading stays above all else.
  const first = others.find(
    (key) => find(typeOf(state.blocks.get(key)?.data ?? {}))?.outline?.pageHeading !== 'anywhere',
  );
  const targets = [
    ...(first === undefined ? [] : [{ name: 'start' as const, target: { before: first } }]),
    ...others
      .flatMap((key) => {
        const block = state.blocks.get(key);
        const heading = block && headingOf(block, find);
        return heading === undefined ? [] : [{ name: 'below' as const, heading, target: { after: key } }];
      })
      .slice(0, most),
    { name: 'end' as const, target: { into: root } },
  ];
  return targets
    .filter(({ target }) => canMoveTo(state, meant, target).isAllowed)
    .filter(({ target }) => moveBlocks(state, meant, target) !== undefined)
    .map(({ target, ...place }) => ({ ...place, command: (now) => moveBlocks(now, meant, target) }));
}
