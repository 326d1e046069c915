import { defineBlock } from '../definition';
import { headingsOf } from './cards-of';
import { carouselShape } from './data';
import { messages } from './messages';
import { CarouselView } from './view';

export const carousel = defineBlock({
  name: 'carousel',
  title: messages.title,
  group: 'teaser',
  shape: carouselShape,
  view: CarouselView,
  outline: { headings: headingsOf, showsPicture: true },
  editor: async () => (await import('./edit')).editor,
});
