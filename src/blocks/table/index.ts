import { defineBlock } from '../definition';
import { draftTableShape } from './data';
import { messages } from './messages';
import { DraftTableView } from './view';

export const table = defineBlock({
  name: 'table',
  title: messages.title,
  group: 'text',
  restricted: true,
  shape: draftTableShape,
  view: DraftTableView,
  editor: async () => (await import('./edit')).editor,
});
