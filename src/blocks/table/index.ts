import { fetched } from '@/components/fetched/fetched';
import { defineBlock } from '../definition';
import { draftTableShape } from './data';
import { messages } from './messages';

export const table = defineBlock({
  name: 'table',
  title: messages.title,
  group: 'text',
  restricted: true,
  shape: draftTableShape,
  view: fetched(async () => (await import('./view')).DraftTableView),
  editor: async () => (await import('./edit')).editor,
});
