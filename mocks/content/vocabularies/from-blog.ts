import type { Item, RepositoryReader } from '~mocks/repository/types';
import { ownEntry } from '~mocks/lib/own-entry';

/** Vocabularies of a blog: the type whose items lie somewhere in it. */
const types: Readonly<Record<string, string>> = {
  'collective.blog.authors': 'Author',
  'collective.blog.tags': 'BlogTag',
};

/** Authors or tags of the blog in which the context lies; nothing outside of blogs, undefined for other names. */
export function blogItems(repository: RepositoryReader, name: string, context: Item): Item[] | undefined {
  const type = ownEntry(types, name);
  if (type === undefined) return undefined;
  const blog = repository.chainOf(context).find((each) => each.type === 'BlogFolder');
  if (!blog) return [];
  const query = {
    criteria: [{ index: 'portal_type', values: [type] }],
    paths: [{ path: repository.pathOf(blog), depth: -1 }],
    sort: [{ on: 'sortable_title', descending: false }],
  };
  const everybody = { id: null, roles: ['Manager' as const], groups: [] };
  return repository.search({ ...query, includeInactive: true, start: 0, size: 1000 }, everybody).items;
}
