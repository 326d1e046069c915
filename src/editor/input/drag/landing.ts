import { canMoveTo } from '../../document/commands/move-blocks';
import { outermost, placedIn } from '../../document/layout';
import type { Target } from '../../document/insertion-points';
import type { BlockKey, DocumentState } from '../../document/types';
import { elementUnder } from '../element-under';

/** Where dragged blocks would land, and the line that shows it. */
export interface Landing {
  target: Target;
  line: { left: number; top: number; width: number; height: number };
}

interface Point {
  x: number;
  y: number;
}

const thickness = 2;
const holders = '[data-block], [data-container]';

/** The line at the edge of a block that is nearer to the pointer; columns have theirs at their sides. */
function beside(element: Element, key: BlockKey, { x, y }: Point): Landing {
  const { left, top, width, height, right, bottom } = element.getBoundingClientRect();
  const isColumn = element.parentElement?.hasAttribute('data-columns') ?? false;
  const isBefore = isColumn ? x < left + width / 2 : y < top + height / 2;
  const target = isBefore ? { before: key } : { after: key };
  return isColumn
    ? { target, line: { left: (isBefore ? left : right) - 1, top, width: thickness, height } }
    : { target, line: { left, top: (isBefore ? top : bottom) - 1, width, height: thickness } };
}

function inside(element: Element, into: string): Landing {
  const { left, top, width } = element.getBoundingClientRect();
  return { target: { into }, line: { left, top, width, height: thickness } };
}

/** The nearest place round the pointer that takes the blocks; undefined where none does. */
export function landingAt(
  state: DocumentState,
  keys: readonly BlockKey[],
  point: Point,
): Landing | undefined {
  const moved = outermost(state, keys);
  let element = elementUnder(point.x, point.y)?.closest(holders);
  while (element) {
    const container = element.getAttribute('data-container');
    const key = element.getAttribute('data-block');
    const node = container === null ? undefined : state.containers.get(container);
    const landing =
      node && placedIn(node).length === 0
        ? inside(element, node.key)
        : key !== null && !moved.includes(key)
          ? beside(element, key, point)
          : undefined;
    if (landing && canMoveTo(state, moved, landing.target).isAllowed) return landing;
    element = element.parentElement?.closest(holders);
  }
  return undefined;
}
