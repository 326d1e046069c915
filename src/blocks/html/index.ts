import { fetched } from '@/components/fetched/fetched';
import { defineBlock } from '../definition';
import { htmlShape } from './data';
import { messages } from './messages';

export const html = defineBlock({
  name: 'html',
  title: messages.title,
  group: 'embed',
  shape: htmlShape,
  view: fetched(async () => (await import('./view')).HtmlView),
  editor: async () => (await import('./edit')).editor,
});
