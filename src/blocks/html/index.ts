import { defineBlock } from '../definition';
import { htmlShape } from './data';
import { messages } from './messages';
import { HtmlView } from './view';

export const html = defineBlock({
  name: 'html',
  title: messages.title,
  group: 'embed',
  shape: htmlShape,
  view: HtmlView,
});
