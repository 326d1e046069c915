import { isCommentHit } from '../comment-hits';
import { everyone, governingState, localRolesOn, moderators, rolesWith } from '../permissions';
import { chainOfNode } from '../tree';
import type { Node } from '../tree';
import type { Item, Role, Viewer } from '../types';
import { RowSet } from '~mocks/lib/row-set';

/** Which rows whom may view: by role, and by user or group for local roles. */
export class ViewIndex {
  private readonly postings = new Map<string, RowSet>();
  private readonly tokens: (readonly string[])[] = [];

  set(node: Node): void {
    this.clear(node.row);
    const tokens = tokensOf(node);
    this.tokens[node.row] = tokens;
    for (const token of tokens) {
      const rows = this.postings.get(token) ?? new RowSet();
      rows.add(node.row);
      this.postings.set(token, rows);
    }
  }

  clear(row: number): void {
    for (const token of this.tokens[row] ?? []) this.postings.get(token)?.delete(row);
    this.tokens[row] = [];
  }

  /** Sets that together hold everything that the viewer may see; null when that is everything. */
  setsFor(viewer: Viewer): RowSet[] | null {
    if (viewer.roles.includes('Manager') || viewer.roles.includes('Site Administrator')) return null;
    const principals = viewer.id === null ? [] : [viewer.id, ...viewer.groups, everyone];
    return ['Anonymous', ...viewer.roles, ...principals.map((name) => `user:${name}`)]
      .filter((token, at, all) => all.indexOf(token) === at)
      .flatMap((token) => this.postings.get(token) ?? []);
  }
}

function viewersOf(item: Item, chain: readonly Item[]): readonly Role[] {
  if (isCommentHit(item) && item.comment.state === 'pending') return moderators;
  return rolesWith('View', governingState(chain));
}

function tokensOf(node: Node): readonly string[] {
  const chain = chainOfNode(node).map(({ item }) => item);
  const allowed = viewersOf(node.item, chain);
  if (allowed.includes('Anonymous')) return ['Anonymous'];
  const principals = [...localRolesOn(chain)]
    .filter(([, roles]) => allowed.some((role) => roles.has(role)))
    .map(([principal]) => `user:${principal}`);
  return [...allowed, ...principals];
}
