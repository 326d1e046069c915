import { defineBlock } from '../definition';
import { cardsShape } from './data';
import { messages } from './messages';
import { CardsView } from './view';

export const cards = defineBlock({
  name: 'cards',
  title: messages.title,
  group: 'media',
  shape: cardsShape,
  view: CardsView,
  outline: { showsPicture: true },
  editor: async () => (await import('./edit')).editor,
});
