import { wordSet } from '~mocks/lib/words';
import type { Item, RepositoryReader } from '~mocks/repository/types';

/** Names of the app's screens that hide content of that id, at the roots of site and languages; `test/app/screens` compares. */
const atRoots = wordSet('controlpanel login logout passwordreset profil search search-old sitemap');

/** Such names on any content. */
const onContent = wordSet('@@search @cart @cart-checkout links-to-item unlock-form');

/** Names of screens that content of that id hides. */
const yielding = wordSet('add contents edit');

/** Names that a login on content, and screens to come, will have. */
const kept = wordSet(`
  aliases create-translation delete desk diff history historyview layout login logout manage-translations rules
  sharing trash
`);

const keptAtRoots = wordSet(
  'change-password contact-form personal-information personal-preferences register',
);

const isRoot = (reader: RepositoryReader, container: Item): boolean =>
  reader.navigationRootOf(container).uid === container.uid;

/** What is hidden where content of this id lies in the container: it behind a screen of the app, or a screen behind it. */
export function hiddenBy(
  reader: RepositoryReader,
  container: Item,
  id: string,
): 'content' | 'screen' | undefined {
  if (onContent.has(id) || (atRoots.has(id) && isRoot(reader, container))) return 'content';
  return yielding.has(id) ? 'screen' : undefined;
}

/** Whether the app shows a screen where content of this id in the container would lie, or will one day. */
export function isScreenName(reader: RepositoryReader, container: Item, id: string): boolean {
  const isKept = kept.has(id) || (keptAtRoots.has(id) && isRoot(reader, container));
  return isKept || hiddenBy(reader, container, id) !== undefined;
}
