import { defineBlock } from '../definition';
import { quoteShape } from './data';
import { messages } from './messages';
import { QuoteView } from './view';

export const quote = defineBlock({
  name: 'quote',
  title: messages.title,
  group: 'text',
  shape: quoteShape,
  view: QuoteView,
  editor: async () => (await import('./edit')).editor,
});
