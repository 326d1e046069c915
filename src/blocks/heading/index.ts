import { defineBlock } from '../definition';
import { messages } from './messages';
import { HeadingView } from './view';

export const heading = defineBlock({
  name: 'heading',
  title: messages.title,
  group: 'text',
  view: HeadingView,
});
