import { defineBlock } from '../definition';
import { footnotesShape } from './data';
import { messages } from './messages';
import { FootnotesView } from './view';

export const slateFootnotes = defineBlock({
  name: 'slateFootnotes',
  title: messages.title,
  group: 'text',
  restricted: true,
  shape: footnotesShape,
  view: FootnotesView,
  editor: async () => (await import('./edit')).editor,
});
