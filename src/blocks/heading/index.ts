import { defineBlock } from '../definition';
import { levelOfTag } from '../headline';
import { headingShape, headlineShape } from './data';
import { HeadlineView } from './headline-view';
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
