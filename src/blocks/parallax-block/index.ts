import { defineBlock } from '../definition';
import { parallaxShape } from './data';
import { messages } from './messages';
import { ParallaxView } from './view';

const anyParallax = {
  title: messages.title,
  group: 'media',
  shape: parallaxShape,
  view: ParallaxView,
  outline: { showsPicture: true },
  editor: async () => (await import('./edit')).editor,
} as const;

export const parallaxBlock = defineBlock({ ...anyParallax, name: 'parallaxBlock' });

/** As Volto's add-on calls it. */
export const parallax = defineBlock({ ...anyParallax, name: 'parallax', restricted: true });
