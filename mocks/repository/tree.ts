import { RowSet } from '~mocks/lib/row-set';
import type { Item, Uid } from './types';

/** An item in its place. `row` is its number in the catalog, the same for as long as the process lives. */
export interface Node {
  item: Item;
  readonly row: number;
  parent: Node | null;
  /** In folder order, that is by `place`. */
  children: Node[];
  byId: Map<string, Node>;
  childRows: RowSet;
  /** Rows of the comments on it, which are found below it but are none of its children. */
  comments: RowSet;
  /** All rows below, this one left out. */
  subtree: RowSet;
  place: number;
  /** Rises with every item that is made, and with every one that gets a new address. */
  addressed: number;
}

/** The items as a tree with its path index. Knows nothing of permissions or the catalog's values. */
export class Tree {
  root: Node | undefined;
  private readonly nodes = new Map<Uid, Node>();
  private readonly rows: (Node | undefined)[] = [];
  private readonly commentNodes = new Map<string, Node>();
  private addresses = 0;

  get rowCount(): number {
    return this.rows.length;
  }

  get size(): number {
    return this.nodes.size;
  }

  node(uid: Uid): Node | undefined {
    return this.nodes.get(uid);
  }

  atRow(row: number): Node | undefined {
    return this.rows[row];
  }

  all(): IterableIterator<Node> {
    return this.nodes.values();
  }

  /** A node without a place yet; the caller attaches it. */
  create(item: Item): Node {
    const node = this.makeNode(item);
    this.nodes.set(item.uid, node);
    return node;
  }

  private makeNode(item: Item): Node {
    const node: Node = {
      item,
      row: this.rows.length,
      parent: null,
      children: [],
      byId: new Map(),
      childRows: new RowSet(),
      comments: new RowSet(),
      subtree: new RowSet(),
      place: 0,
      addressed: this.nextAddress(),
    };
    this.rows.push(node);
    return node;
  }

  /** Notes that an item and all below it have a new address; what lies inside gets it first. */
  readdress(node: Node): void {
    for (const child of node.children) this.readdress(child);
    node.comments.forEach((row) => {
      const comment = this.rows[row];
      if (comment) comment.addressed = this.nextAddress();
    });
    node.addressed = this.nextAddress();
  }

  private nextAddress(): number {
    this.addresses += 1;
    return this.addresses;
  }

  /** The node of a comment by the key of its record. */
  comment(key: string): Node | undefined {
    return this.commentNodes.get(key);
  }

  hangComment(key: string, item: Item, on: Node): Node {
    const node = this.makeNode(item);
    this.commentNodes.set(key, node);
    node.parent = on;
    on.comments.add(node.row);
    for (const above of chainOfNode(on)) above.subtree.add(node.row);
    return node;
  }

  dropComment(key: string, node: Node): void {
    node.parent?.comments.delete(node.row);
    for (const above of chainOfNode(node)) above.subtree.delete(node.row);
    this.commentNodes.delete(key);
    this.rows[node.row] = undefined;
  }

  forget(node: Node): void {
    this.nodes.delete(node.item.uid);
    this.rows[node.row] = undefined;
  }

  attach(node: Node, parent: Node, place: number): void {
    node.parent = parent;
    node.place = place;
    parent.children.splice(childIndex(parent, node), 0, node);
    parent.byId.set(node.item.id, node);
    parent.childRows.add(node.row);
    for (let above: Node | null = parent; above; above = above.parent) {
      const { subtree } = above;
      subtree.add(node.row);
      node.subtree.forEach((row) => subtree.add(row));
    }
  }

  detach(node: Node): void {
    const { parent } = node;
    if (!parent) return;
    const index = childIndex(parent, node);
    if (parent.children[index] === node) parent.children.splice(index, 1);
    if (parent.byId.get(node.item.id) === node) parent.byId.delete(node.item.id);
    parent.childRows.delete(node.row);
    for (let above: Node | null = parent; above; above = above.parent) {
      const { subtree } = above;
      subtree.delete(node.row);
      node.subtree.forEach((row) => subtree.delete(row));
    }
    node.parent = null;
  }

  /** Gives children new places and sorts the folder once. */
  reorder(parent: Node, places: ReadonlyMap<Uid, number>): void {
    for (const child of parent.children) child.place = places.get(child.item.uid) ?? child.place;
    parent.children.sort((a, b) => a.place - b.place || a.row - b.row);
  }

  at(path: string): Node | undefined {
    let node = this.root;
    for (const id of path.split('/')) if (id !== '') node = node?.byId.get(id);
    return node;
  }
}

/** Where a child stands among its siblings, or would stand. */
function childIndex(parent: Node, child: Node): number {
  const { children } = parent;
  let low = 0;
  let high = children.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = children[middle];
    if (other && (other.place - child.place || other.row - child.row) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function pathOfNode(node: Node): string {
  let path = '';
  for (let at = node; at.parent; at = at.parent) path = `/${at.item.id}${path}`;
  return path;
}

/** The node and its containers, nearest first. */
export function chainOfNode(node: Node): Node[] {
  const chain: Node[] = [];
  for (let at: Node | null = node; at; at = at.parent) chain.push(at);
  return chain;
}
