import type { Item, Uid } from './types';

const uidForm = /^[0-9a-f]{32}$/;

/** Relations of an item: field names with the UIDs that they hold. */
export function referencesOf(item: Item): { field: string; target: Uid }[] {
  const found: { field: string; target: Uid }[] = [];
  for (const [field, value] of Object.entries(item.fields)) {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const target of values) {
      if (typeof target === 'string' && target.length === 32 && uidForm.test(target))
        found.push({ field, target });
    }
  }
  return found;
}

/** Who refers to whom, the way back of the relation fields. */
export class References {
  private readonly sources = new Map<Uid, Map<Uid, Set<string>>>();

  add(item: Item): void {
    for (const { field, target } of referencesOf(item)) {
      const sources = this.sources.get(target) ?? new Map<Uid, Set<string>>();
      const fields = sources.get(item.uid) ?? new Set<string>();
      fields.add(field);
      sources.set(item.uid, fields);
      this.sources.set(target, sources);
    }
  }

  remove(item: Item): void {
    for (const { target } of referencesOf(item)) {
      const sources = this.sources.get(target);
      sources?.delete(item.uid);
      if (sources?.size === 0) this.sources.delete(target);
    }
  }

  to(target: Uid): { source: Uid; field: string }[] {
    return [...(this.sources.get(target) ?? [])].flatMap(([source, fields]) =>
      [...fields].map((field) => ({ source, field })),
    );
  }
}
