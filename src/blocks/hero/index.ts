import { defineBlock } from '../definition';
import { heroShape } from './data';
import { messages } from './messages';
import { HeroView } from './view';

export const hero = defineBlock({
  name: 'hero',
  title: messages.title,
  group: 'media',
  restricted: true,
  shape: heroShape,
  view: HeroView,
  outline: { showsPicture: true, pageHeading: 'first' },
  editor: async () => (await import('./edit')).editor,
});
