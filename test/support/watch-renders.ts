/** What React keeps of a part that is on the screen, as far as its own developer tools read it. */
interface Fiber {
  type: unknown;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** Set on a part that was really drawn, not only passed by. */
const drawn = 1;

function nameOf(type: unknown): string | undefined {
  if (typeof type === 'function') return type.name;
  if (typeof type !== 'object' || type === null) return undefined;
  const { render, type: inner } = type as { render?: unknown; type?: unknown };
  return nameOf(render ?? inner);
}

/** Names of the parts that the last drawing drew, each with those in which it stands: `SiteHeader Logo`. */
function drawnBelow(fiber: Fiber, around: readonly string[]): string[] {
  const name = nameOf(fiber.type);
  const here = name ? [...around, name] : around;
  const own = name && (fiber.flags & drawn) !== 0 ? [here.join(' ')] : [];
  // Below children that are the very same nothing was looked at.
  if (fiber.alternate !== null && fiber.child === fiber.alternate.child) return own;
  const children: Fiber[] = [];
  for (let child = fiber.child; child !== null; child = child.sibling) children.push(child);
  return [...own, ...children.flatMap((child) => drawnBelow(child, here))];
}

/** Lists the components that a drawing has drawn, out of what React holds of the element that it draws into. */
export function drawnIn(container: Element): string[] {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
  const held = key === undefined ? undefined : (container as unknown as Record<string, unknown>)[key];
  const root = (held as { stateNode: { current: Fiber } } | undefined)?.stateNode.current;
  if (!root) throw new Error('Nothing is drawn into this element.');
  return drawnBelow(root, []);
}
