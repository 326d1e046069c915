/** What the whole site knows of a type of content; how its pages are drawn stands in `content-types/`. */
export interface TypeFacts {
  /** The field of the date that lists tell: when it appeared, which is shared as an article, or when it begins. */
  date?: 'effective' | 'start';
  isPerson?: true;
  /** Links of visitors lead past its page to its file. */
  isFile?: true;
  /** Is a picture, and not only shown with one. */
  isImage?: true;
  /** Can be ordered where it says so. */
  isPublication?: true;
  /** The page of the site on which one goes on where it has no translation. */
  listedOn?: 'jobs';
}

/** By the name of the type, as the CMS sends it. */
export const types: ReadonlyMap<string, TypeFacts> = new Map<string, TypeFacts>([
  ['Meldung', { date: 'effective' }],
  ['News Item', { date: 'effective' }],
  ['Post', { date: 'effective' }],
  ['Event', { date: 'start' }],
  ['Member', { isPerson: true }],
  ['File', { isFile: true }],
  ['Image', { isImage: true }],
  ['CartItem', { isPublication: true }],
  ['Joboffer', { listedOn: 'jobs' }],
]);

const nothing: TypeFacts = {};

/** What is known of a stored `@type`. */
export function typeFacts(type: unknown): TypeFacts {
  return types.get(type as string) ?? nothing;
}
