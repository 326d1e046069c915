import { textOf } from '@/lib/text';
import { defineBlock } from '../definition';
import { levelOfTag } from '../headline';
import type { HeadingData } from './data';
import { messages } from './messages';
import { HeadingView } from './view';

export const heading = defineBlock({
  name: 'heading',
  title: messages.title,
  group: 'text',
  view: HeadingView,
  outline: {
    headings: ({ heading: text, tag }: HeadingData) => [{ level: levelOfTag(tag), text: textOf(text) }],
    accompanies: true,
  },
});
