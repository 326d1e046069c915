/** What a first visit brings of the blocks; the others come with the first page that holds one, and their words with them. */
const firstBlocks = new Set(['frame', 'listing', 'teaser', 'teaserHero']);

/** What only blocks and pages have that are fetched; it comes with the words of the types. */
const lateComponents = new Set(['cart', 'consent', 'contact', 'feed', 'picture', 'slider', 'typed-words']);

export type MessagePart = 'visitor' | 'screen' | 'view' | 'block' | 'editor' | 'help' | 'admin';

/** Which part of the site a message belongs to, told by the first words of its id. */
export function partOf(id: string): MessagePart {
  const [area, page = ''] = id.split('.');
  // Comments are fetched once a reader comes near to them, with the form that the words of screens are needed for.
  if (area === 'content' && page === 'comments') return 'screen';
  // Views of content types are fetched when such content is opened, and their words with them.
  if (area === 'content' && page !== 'page') return 'view';
  if (area === 'block' && !firstBlocks.has(page)) return 'block';
  if (area === 'component' && lateComponents.has(page)) return 'view';
  // Content is what nearly everybody sees; all other pages are screens, which are fetched when they are opened.
  if (area === 'page' && page !== 'content') return 'screen';
  // Administration, which shares the other words of the editor, edits no fields of content and blocks.
  if (area === 'editor' && page === 'help') return 'help';
  return area === 'editor' || area === 'admin' ? area : 'visitor';
}
