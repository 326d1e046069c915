import { fetched } from '@/components/fetched/fetched';
import { defineBlock } from '../definition';
import { quoteShape } from './data';
import { messages } from './messages';

export const quote = defineBlock({
  name: 'quote',
  title: messages.title,
  group: 'text',
  shape: quoteShape,
  view: fetched(async () => (await import('./view')).QuoteView),
  editor: async () => (await import('./edit')).editor,
});
