import { defineBlock } from '../definition';
import { parallaxShape } from './data';
import { messages } from './messages';
import { ParallaxView } from './view';

export const parallaxBlock = defineBlock({
  name: 'parallaxBlock',
  title: messages.title,
  group: 'media',
  shape: parallaxShape,
  view: ParallaxView,
  outline: { showsPicture: true },
  editor: async () => (await import('./edit')).editor,
});
