import { endsInHeading, headingsIn } from '@/components/slate-value/headings';
import { defineBlock } from '../definition';
import { slateShape } from './data';
import { messages } from './messages';
import { SlateView } from './view';

export const slate = defineBlock({
  name: 'slate',
  title: messages.title,
  group: 'text',
  shape: slateShape,
  view: SlateView,
  editor: async () => (await import('./edit')).editor,
  outline: {
    headings: ({ value }) => headingsIn(value),
    endsInHeading: ({ value }) => endsInHeading(value),
    accompanies: true,
  },
});
