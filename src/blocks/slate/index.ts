import { defineBlock } from '../definition';
import { messages } from './messages';
import { SlateView } from './view';

export const slate = defineBlock({
  name: 'slate',
  title: messages.title,
  group: 'text',
  view: SlateView,
});
