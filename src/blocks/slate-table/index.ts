import { defineBlock } from '../definition';
import { messages } from './messages';
import { SlateTableView } from './view';

export const slateTable = defineBlock({
  name: 'slateTable',
  title: messages.title,
  group: 'text',
  view: SlateTableView,
});
