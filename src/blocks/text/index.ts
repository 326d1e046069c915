import { defineBlock } from '../definition';
import { messages } from './messages';
import { DraftTextView } from './view';

export const text = defineBlock({
  name: 'text',
  title: messages.title,
  group: 'text',
  restricted: true,
  view: DraftTextView,
});
