import { defineBlock } from '../definition';
import { highlightShape } from './data';
import { messages } from './messages';
import { HighlightView } from './view';

/** The three differ in whether they have a button, and whether their picture moves as the page is scrolled. */
const shared = {
  group: 'teaser',
  shape: highlightShape,
  view: HighlightView,
  outline: { showsPicture: true },
  editor: async () => (await import('./edit')).editor,
} as const;

export const highlightTeaser = defineBlock({
  ...shared,
  name: 'highlightTeaser',
  title: messages.title,
});

export const highlightTeaserWithoutButton = defineBlock({
  ...shared,
  name: 'highlightTeaserWithoutButton',
  title: messages.withoutButton,
});

export const highlightTeaserParallax = defineBlock({
  ...shared,
  name: 'highlightTeaserParallax',
  title: messages.parallax,
});
