import { fetched } from '@/components/fetched/fetched';
import { defineBlock } from '../definition';
import { slateTableShape } from './data';
import { messages } from './messages';

export const slateTable = defineBlock({
  name: 'slateTable',
  title: messages.title,
  group: 'text',
  shape: slateTableShape,
  view: fetched(async () => (await import('./view')).SlateTableView),
  editor: async () => (await import('./edit')).editor,
});
