import { initialState } from '~mocks/repository/workflow';
import type { Item, RepositoryReader } from '~mocks/repository/types';
import { newUid } from './uids';

/**
 * The folders that a new blog brings along, named alike in every language, and the type that may be added in each of
 * them alone. A Plone with compiled translations names them in German, which imported content may keep.
 */
const folders = [
  {
    type: 'Author',
    id: 'authors',
    title: 'Authors',
    description: 'Our Authors',
    german: 'autoren',
  },
  {
    type: 'BlogTag',
    id: 'tags',
    title: 'Tags',
    description: '',
    german: 'stichwoerter',
  },
] as const;

const isBlog = (item: Item | undefined): boolean => item?.type === 'BlogFolder';

/** Whether a folder's chain leads through a folder of a blog in which this type is at home. */
function liesInFolderOf(type: string, chain: readonly Item[]): boolean {
  const folder = folders.find((each) => each.type === type);
  return chain.some(
    (each, at) => isBlog(chain[at + 1]) && (each.id === folder?.id || each.id === folder?.german),
  );
}

/** Posts belong into blogs, authors and tags into the folders that a blog has for them; a blog lies in no blog. */
export function fitsBlog(reader: RepositoryReader, container: Item, type: string): boolean {
  const chain = reader.chainOf(container);
  if (type === 'Post') return chain.some(isBlog);
  if (type === 'BlogFolder') return !chain.some(isBlog);
  return type === 'Author' || type === 'BlogTag' ? liesInFolderOf(type, chain) : true;
}

/** Types with permissions of their own, which decide whether Plone offers them; to add one still takes the common right. */
export const isOfBlogs = (type: string): boolean => type === 'BlogFolder' || isBlogType(type);

export const isBlogType = (type: string): boolean => ['Post', 'Author', 'BlogTag'].includes(type);

/** The folders of a new blog, empty but for their titles. */
export function blogFolders(blog: Item): Item[] {
  if (!isBlog(blog)) return [];
  return folders.map((folder): Item => {
    const { id, title, description } = folder;
    const [uid, first, second] = [newUid(), newUid(), newUid()];
    return {
      ...blog,
      uid,
      parent: blog.uid,
      id,
      type: 'Document',
      translationGroup: uid,
      state: initialState,
      fields: {
        title,
        description,
        blocks: { [first]: { '@type': 'title' }, [second]: { '@type': 'slate' } },
        blocks_layout: { items: [first, second] },
      },
    };
  });
}
