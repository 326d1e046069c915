import type { Item, Uid } from './types';

const stored = /resolveuid\/(?<uid>[0-9a-f]{32})[^"'\s]*/g;

const isText = (value: unknown): value is { data: string } =>
  typeof value === 'object' && value !== null && 'data' in value && typeof value.data === 'string';

/**
 * What the blocks of an item link to, or its texts where it has no blocks: one UID for each different link, so that the
 * same item stands twice when it is linked with and without a fragment. `remoteUrl` of a Link is no such link.
 */
export function linksOf({ fields }: Item): readonly Uid[] {
  const links = new Map<string, Uid>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      if (!value.includes('resolveuid/')) return;
      for (const { 0: link, groups } of value.matchAll(stored)) links.set(link, groups?.uid ?? '');
    } else if (typeof value === 'object' && value !== null) {
      for (const inner of Object.values(value)) visit(inner);
    }
  };
  if (typeof fields.blocks === 'object' && fields.blocks !== null) visit(fields.blocks);
  else for (const value of Object.values(fields)) if (isText(value)) visit(value.data);
  return [...links.values()];
}

/** Who links to whom from texts and blocks: the way back. */
export class Links {
  private readonly sources = new Map<Uid, Uid[]>();

  add(item: Item): void {
    for (const target of linksOf(item)) {
      const sources = this.sources.get(target);
      if (sources) sources.push(item.uid);
      else this.sources.set(target, [item.uid]);
    }
  }

  remove(item: Item): void {
    for (const target of new Set(linksOf(item))) {
      const left = (this.sources.get(target) ?? []).filter((source) => source !== item.uid);
      if (left.length > 0) this.sources.set(target, left);
      else this.sources.delete(target);
    }
  }

  /** Each source as often as it links there. */
  to(target: Uid): readonly Uid[] {
    return this.sources.get(target) ?? [];
  }
}
