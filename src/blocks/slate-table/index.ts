import { defineBlock } from '../definition';
import { slateTableShape } from './data';
import { messages } from './messages';
import { SlateTableView } from './view';

export const slateTable = defineBlock({
  name: 'slateTable',
  title: messages.title,
  group: 'text',
  shape: slateTableShape,
  view: SlateTableView,
  editor: async () => (await import('./edit')).editor,
});
