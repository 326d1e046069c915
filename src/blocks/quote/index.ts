import { defineBlock } from '../definition';
import { messages } from './messages';
import { QuoteView } from './view';

export const quote = defineBlock({
  name: 'quote',
  title: messages.title,
  group: 'text',
  view: QuoteView,
});
