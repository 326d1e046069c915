import { defineBlock } from '../definition';
import { teaserHeroShape } from './data';
import { messages } from './messages';
import { TeaserHeroView } from './view';

export const teaserHero = defineBlock({
  name: 'teaserHero',
  title: messages.title,
  group: 'teaser',
  restricted: true,
  shape: teaserHeroShape,
  view: TeaserHeroView,
  outline: { showsPicture: true, pageHeading: 'first' },
  editor: async () => (await import('./edit')).editor,
});
