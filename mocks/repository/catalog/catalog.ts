import type { Hits } from '../full-text/evaluate';
import { evaluate, inAll } from '../full-text/evaluate';
import { parseTextQuery } from '../full-text/query';
import { evaluateWords } from '../full-text/words';
import type { IndexedSite, IndexName } from '../indexed';
import type { Discussion } from '../comment-hits';
import { isCommentHit } from '../comment-hits';
import { indexedOfDiscussion, indexKinds, indexValuesOf, tokensOf } from '../indexed';
import type { Node, Tree } from '../tree';
import type { CatalogQuery, CatalogResult, Item, Viewer } from '../types';
import { conditionsOf, isIndexName } from './criteria';
import { anyOf, ofHits } from './filters';
import type { Filter } from './filters';
import { InactiveIndex } from './inactive-index';
import { matchAll } from './matches';
import type { Matches } from './matches';
import { byRelevance, inFolderOrder, inOrder } from './order';
import { alone, blogFilter, pathFilter, rowsBelow, soleFolder } from './paths';
import { RowSet } from '~mocks/lib/row-set';
import { Texts } from './texts';
import { ValueIndex } from './value-index';
import { ViewIndex } from './view-index';

type Indexes = Readonly<Record<IndexName, ValueIndex>>;

/** Finds items by values, words, place and rights. Rows are the tree's numbers. */
export class Catalog {
  private readonly indexes: Indexes = makeIndexes();
  private readonly view = new ViewIndex();
  private readonly inactive = new InactiveIndex(this.indexes.effective, this.indexes.expires);
  private readonly texts = new Texts();
  private readonly live = new RowSet();
  private readonly comments = new RowSet();

  constructor(private readonly tree: Tree) {}

  /** Takes up an item or its change; `before` is what the catalog knows of it. */
  set(node: Node, before: Item | undefined, site: Omit<IndexedSite, 'now'>): void {
    const { row, item } = node;
    this.live.add(row);
    const values = indexValuesOf(item, { ...site, now: Date.now() });
    if (isCommentHit(item)) this.comments.add(row);
    for (const name of ownNames) this.indexes[name].set(row, values[name]);
    if (item.type === 'Post') this.addTags(item, row);
    // Posts are found by the titles that their tags have now.
    if (item.type === 'BlogTag' && before?.fields.title !== item.fields.title)
      for (const post of this.indexes.post_tags.rowsWith(item.uid)?.rows() ?? []) {
        const known = this.tree.atRow(post);
        if (known) this.addTags(known.item, post);
      }
    this.inactive.update(row);
    if (before?.fields !== item.fields || before.id !== item.id) this.texts.set(row, item);
  }

  /** A post is found by its own keywords and by the titles of the tags that its blog gives it. */
  private addTags({ fields }: Item, row: number): void {
    const titles = tokensOf(fields.blog_tags).flatMap((uid) => {
      const title = this.tree.node(uid)?.item.fields.title;
      return typeof title === 'string' && title !== '' ? title : [];
    });
    this.indexes.Subject.set(row, [...tokensOf(fields.subjects), ...titles]);
  }

  /** Takes up what is told of an item's comments. */
  setDiscussion({ row }: Node, discussion: Discussion): void {
    const values = indexedOfDiscussion(discussion);
    this.indexes.total_comments.set(row, values.total_comments);
    this.indexes.commentators.set(row, values.commentators);
  }

  /** Works out anew who may view the item. */
  setView(node: Node): void {
    this.view.set(node);
  }

  clear(row: number): void {
    this.live.delete(row);
    this.comments.delete(row);
    for (const name of names) this.indexes[name].set(row, undefined);
    this.inactive.update(row);
    this.view.clear(row);
    this.texts.set(row, null);
  }

  close(): void {
    this.texts.close();
  }

  valuesOf(name: string): string[] {
    return isIndexName(name) ? this.indexes[name].distinct().map(String).sort() : [];
  }

  search(query: CatalogQuery, viewer: Viewer): CatalogResult {
    const found = this.hitsOf(query);
    const matches = this.match(query, viewer, found);
    const hits = inAll(found);
    const wanted = Math.min(query.start + query.size, query.limit ?? Infinity);
    const rows = this.arrange(query, matches, hits, wanted);
    return { total: this.totalOf(query, matches), items: this.itemsOf(rows.slice(query.start, wanted)) };
  }

  private totalOf({ sort, countsSorted }: CatalogQuery, matches: Matches): number {
    const on = sort?.[0]?.on;
    if (!countsSorted || on === undefined || !isIndexName(on)) return matches.total;
    const index = this.indexes[on];
    if (index.size >= this.live.size) return matches.total;
    return matches.rows().filter((row) => index.keysOf(row).length > 0).length;
  }

  /** Children that the viewer may see, in folder order. */
  children(
    folder: Node,
    viewer: Viewer,
    includeInactive: boolean,
    start: number,
    size: number,
  ): CatalogResult {
    const filters = [anyOf([folder.childRows]), ...this.viewFilters(viewer)];
    const matches = matchAll(filters, this.inactiveRows(includeInactive), this.tree.rowCount);
    const rows = inFolderOrder(matches, folder, false, start + size).slice(start);
    return { total: matches.total, items: this.itemsOf(rows) };
  }

  private match(query: CatalogQuery, viewer: Viewer, found: readonly Hits[]): Matches {
    const filters: Filter[] = this.viewFilters(viewer);
    const excluded = this.inactiveRows(query.includeInactive);
    if (!query.withComments) excluded.push(this.comments);
    filters.push(...found.map(ofHits));
    if (query.paths) filters.push(pathFilter(this.tree, query.paths));
    for (const criterion of query.criteria) {
      if (criterion.index === 'blog_uid') filters.push(blogFilter(this.tree, criterion));
      if (!isIndexName(criterion.index)) continue;
      const kind = indexKinds[criterion.index];
      const conditions = conditionsOf(criterion, kind, this.indexes[criterion.index]);
      filters.push(...conditions.filters);
      excluded.push(...conditions.excluded);
    }
    if (filters.length === 0) filters.push(anyOf([this.live]));
    const left = query.exclude === undefined ? undefined : this.tree.node(query.exclude);
    if (left) excluded.push(alone(left));
    excluded.push(...(query.excludePaths ?? []).flatMap((path) => rowsBelow(this.tree, path)));
    return matchAll(filters, excluded, this.tree.rowCount);
  }

  private arrange(query: CatalogQuery, matches: Matches, hits: Hits, wanted: number): number[] {
    // What is sorted by the same index again stays as it is.
    const sorts = [
      ...new Map((query.sort ?? []).toReversed().map((each) => [each.on, each])).values(),
    ].toReversed();
    const [first] = sorts;
    if (!first && asksText(query)) return byRelevance(matches, hits, this.tree, wanted);
    const folder = soleFolder(this.tree, query.paths);
    if (
      folder &&
      sorts.length === 1 &&
      first?.on === 'getObjPositionInParent' &&
      matches.total * 8 > folder.children.length
    ) {
      return inFolderOrder(matches, folder, first.descending, wanted);
    }
    return inOrder(matches, sorts, this.indexes, this.tree, wanted);
  }

  /** What each of the asked texts finds. */
  private hitsOf({ words, ...query }: CatalogQuery): Hits[] {
    const found = words ? [evaluateWords(this.texts.present, words)] : [];
    for (const name of ['text', 'title', 'description'] as const) {
      const asked = query[name];
      if (asked !== undefined) found.push(this.find(name, asked));
    }
    return found;
  }

  private find(name: 'text' | 'title' | 'description', text: string): Hits {
    return evaluate(this.texts.present[name], parseTextQuery(text));
  }

  private viewFilters(viewer: Viewer): Filter[] {
    const sets = this.view.setsFor(viewer);
    return sets ? [anyOf(sets)] : [];
  }

  private inactiveRows(includeInactive: boolean): RowSet[] {
    return includeInactive ? [] : [this.inactive.at(Date.now())];
  }

  private itemsOf(rows: readonly number[]): Item[] {
    return rows.flatMap((row) => this.tree.atRow(row)?.item ?? []);
  }
}

const asksText = ({ text, title, description, words }: CatalogQuery): boolean =>
  [text, title, description, words].some((each) => each !== undefined);

const names = Object.keys(indexKinds).filter(isIndexName);
const ofDiscussions: ReadonlySet<IndexName> = new Set(['total_comments', 'commentators']);
const ownNames = names.filter((name) => !ofDiscussions.has(name));

function makeIndexes(): Indexes {
  const made = Object.fromEntries(names.map((name) => [name, new ValueIndex()]));
  return made as Record<IndexName, ValueIndex>;
}
