import { flag, oneOf, record, stored, text, type Read } from '@/lib/shape';

/** The lowest is for highlights that are not drawn from a teaser. */
export const heights = ['600px', '800px', '325px'] as const;
export const widths = ['default', 'narrow', '100%'] as const;
export const flagSides = ['left', 'center', 'right'] as const;

export const highlightShape = record({
  '@type': text(),
  /** What it is about: gives title, description and, where none is chosen, the picture. */
  href: stored(),
  /** The picture's address, under one name or the other. */
  url: stored(),
  imageUrl: stored(),
  title: text(),
  description: text(),
  /** Where the button leads, if not to what it is about. */
  link: stored(),
  linkTitle: text(),
  hideButton: flag(),
  width: oneOf(widths, 'default'),
  height: oneOf(heights, '800px'),
  flagAlign: oneOf(flagSides, 'left'),
});
export type HighlightData = Read<typeof highlightShape>;

/** Under which name a block keeps its picture: the one that it has, else that of its kind. */
export function pictureField(data: Pick<HighlightData, '@type' | 'url' | 'imageUrl'>): 'url' | 'imageUrl' {
  if (data.imageUrl !== undefined) return 'imageUrl';
  return data['@type'] === 'highlightTeaserWithoutButton' && data.url === undefined ? 'imageUrl' : 'url';
}
