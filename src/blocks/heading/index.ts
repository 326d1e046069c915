import { defineBlock } from '../definition';
import { levelOfTag } from '../headline';
import { headingShape } from './data';
import { messages } from './messages';
import { HeadingView } from './view';

export const heading = defineBlock({
  name: 'heading',
  title: messages.title,
  group: 'text',
  shape: headingShape,
  view: HeadingView,
  editor: async () => (await import('./edit')).editor,
  outline: {
    headings: ({ heading: text, tag }) => [{ level: levelOfTag(tag), text }],
    accompanies: true,
  },
});
