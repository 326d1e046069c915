import type { Item, RepositoryReader, Viewer } from '~mocks/repository/types';

/** Content with files behind a token, which whoever may change it reads, as its owner may. */
export const isRestricted = ({ fields: { restricted, restricted_token: token } }: Item): boolean =>
  restricted === true || (typeof token === 'string' && token !== '');

/** Whether somebody may become the owner of content, or have it where other rights hold: its token is not for all. */
export const mayOwn = (reader: RepositoryReader, viewer: Viewer, item: Item): boolean =>
  !isRestricted(item) || reader.can(viewer, 'Modify portal content', item);

/** Whether that is so of the content and of all in it that goes along. */
export function mayOwnTree(
  reader: RepositoryReader,
  viewer: Viewer,
  item: Item,
  goesAlong: (child: Item) => boolean = () => true,
): boolean {
  if (!mayOwn(reader, viewer, item)) return false;
  const children = reader.childrenOf(item).filter(goesAlong);
  return children.every((child) => mayOwnTree(reader, viewer, child, goesAlong));
}
