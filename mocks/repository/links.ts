import type { Item, Uid } from './types';

const stored = /resolveuid\/([0-9a-f]{32})/g;

/** UIDs that the blocks and texts of an item link to, each once. `remoteUrl` of a Link is no such link. */
export function linksOf({ fields }: Item): ReadonlySet<Uid> {
  const found = new Set<Uid>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      if (!value.includes('resolveuid/')) return;
      for (const [, uid] of value.matchAll(stored)) if (uid !== undefined) found.add(uid);
    } else if (typeof value === 'object' && value !== null) {
      for (const inner of Object.values(value)) visit(inner);
    }
  };
  for (const value of Object.values(fields)) if (typeof value === 'object') visit(value);
  return found;
}

/** Who links to whom from texts and blocks: the way back. */
export class Links {
  private readonly sources = new Map<Uid, Set<Uid>>();

  add(item: Item): void {
    for (const target of linksOf(item)) {
      const sources = this.sources.get(target) ?? new Set<Uid>();
      sources.add(item.uid);
      this.sources.set(target, sources);
    }
  }

  remove(item: Item): void {
    for (const target of linksOf(item)) {
      const sources = this.sources.get(target);
      sources?.delete(item.uid);
      if (sources?.size === 0) this.sources.delete(target);
    }
  }

  to(target: Uid): Uid[] {
    return [...(this.sources.get(target) ?? [])];
  }
}
