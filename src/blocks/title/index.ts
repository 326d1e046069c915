import { defineBlock } from '../definition';
import { messages } from './messages';
import { TitleView } from './view';

export const title = defineBlock({
  name: 'title',
  title: messages.title,
  group: 'text',
  view: TitleView,
});
