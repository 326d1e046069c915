/** Whether a value names a hidden path, as the criteria of a listing do: `/de/karriere::1`. */
function names(value: unknown, hidden: readonly string[]): boolean {
  if (typeof value !== 'string') return false;
  return hidden.some(
    (path) => value === path || value.startsWith(`${path}/`) || value.startsWith(`${path}::`),
  );
}

/** Whether a block, or one inside it, lists what lies below a hidden path. */
function lists(block: unknown, hidden: readonly string[]): boolean {
  if (Array.isArray(block)) return block.some((entry) => lists(entry, hidden));
  if (typeof block !== 'object' || block === null) return false;
  if ('i' in block && block.i === 'path' && 'v' in block && names(block.v, hidden)) return true;
  return Object.values(block).some((inner) => lists(inner, hidden));
}

interface Page {
  blocks?: unknown;
  blocks_layout?: unknown;
}

/** Leaves out the bands of a page that are there to list hidden content; what only links to it stays. */
export function withoutHiddenBands<P extends Page>(page: P, hidden: readonly string[]): P {
  const { blocks, blocks_layout: layout } = page;
  if (hidden.length === 0 || typeof blocks !== 'object' || blocks === null) return page;
  const kept = Object.entries(blocks).filter(([, block]) => !lists(block, hidden));
  const ids = new Set(kept.map(([id]) => id));
  const order: unknown =
    typeof layout === 'object' && layout !== null && 'items' in layout ? layout.items : [];
  const isGone = (id: unknown): boolean =>
    typeof id === 'string' && Object.hasOwn(blocks, id) && !ids.has(id);
  const items = Array.isArray(order) ? order.filter((id) => !isGone(id)) : order;
  return { ...page, blocks: Object.fromEntries(kept), blocks_layout: { ...(layout ?? {}), items } };
}
