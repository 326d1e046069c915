import { defineBlock } from '../definition';
import { messages } from './messages';
import { HtmlView } from './view';

export const html = defineBlock({
  name: 'html',
  title: messages.title,
  group: 'embed',
  view: HtmlView,
});
