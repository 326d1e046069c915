import { defineBlock } from '../definition';
import { headlineShape } from './data';
import { HeadlineView } from './headline-view';
import { messages } from './messages';

export const headline = defineBlock({
  name: 'headline',
  title: messages.headline,
  group: 'text',
  shape: headlineShape,
  view: HeadlineView,
  editor: async () => (await import('./edit')).headlineEditor,
  outline: {
    headings: ({ title }) => [{ level: 2, text: title }],
    accompanies: true,
  },
});
