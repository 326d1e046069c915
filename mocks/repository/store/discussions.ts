import type { Catalog } from '../catalog/catalog';
import { commentHit, discussionOf } from '../comment-hits';
import type { Comment } from '../comments';
import { chainOfNode } from '../tree';
import type { Node, Tree } from '../tree';
import type { IndexedSite } from '../indexed';
import type { Uid } from '../types';

type Site = Omit<IndexedSite, 'now'>;

/** Keeps comments, and what is told of them on their pages, in the catalog. */
export class Discussions {
  constructor(
    private readonly tree: Tree,
    private readonly catalog: Catalog,
    private readonly commentOf: (key: string) => Comment | undefined,
    private readonly keysOn: (uid: Uid) => Iterable<string>,
  ) {}

  /** Takes up comments that were written, changed or removed. */
  update(keys: ReadonlySet<string>, site: Site): void {
    const pages = new Set<Node>();
    for (const key of keys) {
      const page = this.tree.node(key.split('/')[0] ?? '');
      if (page) pages.add(page);
      this.place(key, page, site);
    }
    pages.forEach((page) => this.count(page));
  }

  /** Tells a page's comments anew. */
  count(page: Node): void {
    const comments = [...this.keysOn(page.item.uid)].flatMap((key) => this.commentOf(key) ?? []);
    const chain = chainOfNode(page).map(({ item }) => item);
    this.catalog.setDiscussion(page, discussionOf(comments, chain));
  }

  private place(key: string, page: Node | undefined, site: Site): void {
    const known = this.tree.comment(key);
    if (known) {
      this.catalog.clear(known.row);
      this.tree.dropComment(key, known);
    }
    const comment = page && this.commentOf(key);
    if (!comment) return;
    const node = this.tree.hangComment(key, commentHit(comment, page.item), page);
    this.catalog.set(node, undefined, site);
    this.catalog.setView(node);
  }
}
