import type { Alias } from './types';
import { isTooDeep } from '~mocks/lib/path-depth';

/** A stored redirect, which may be a bare target. */
export function aliasOf(value: unknown): Alias | null {
  if (typeof value === 'string') return { to: value, time: null, manual: false };
  return typeof value === 'object' ? (value as Alias | null) : null;
}

/** Old paths and where they lead, with the way back for what must go when its target goes. */
export class Redirects {
  private readonly targets = new Map<string, string>();
  private readonly sources = new Map<string, Set<string>>();

  set(from: string, to: string | null): void {
    const known = this.targets.get(from);
    if (known !== undefined) this.sources.get(known)?.delete(from);
    if (to === null) {
      this.targets.delete(from);
      return;
    }
    this.targets.set(from, to);
    const sources = this.sources.get(to) ?? new Set<string>();
    sources.add(from);
    this.sources.set(to, sources);
  }

  sourcesOf(to: string): string[] {
    return [...(this.sources.get(to) ?? [])].sort();
  }

  /** Follows aliases, those of containers too, until `exists` knows the path or no alias leads on. */
  resolve(path: string, exists: (path: string) => boolean): string | undefined {
    if (isTooDeep(path)) return undefined;
    let at = path;
    for (let hops = 0; hops < 20; hops += 1) {
      const next = this.step(at);
      if (next === undefined || next === at) break;
      at = next;
      if (exists(at)) break;
    }
    return at === path ? undefined : at;
  }

  private step(path: string): string | undefined {
    for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
      const target = this.targets.get(path.slice(0, end));
      if (target === undefined) continue;
      // As in Plone: what lies below an address that is the beginning of the new one is taken for a loop.
      const isLoop = end < path.length && target.startsWith(path.slice(0, end));
      return isLoop ? undefined : target + path.slice(end);
    }
    return undefined;
  }
}
