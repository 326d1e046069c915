import { defineBlock } from '../definition';
import { highlightShape } from './data';
import { messages } from './messages';
import { HighlightView } from './view';

export const highlight = defineBlock({
  name: 'highlight',
  title: messages.title,
  group: 'teaser',
  shape: highlightShape,
  view: HighlightView,
  outline: {
    headings: ({ title }) => (title.trim() === '' ? [] : [{ level: 2, text: title }]),
    showsPicture: true,
  },
  editor: async () => (await import('./edit')).editor,
});
