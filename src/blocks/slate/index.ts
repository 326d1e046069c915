import { endsInHeading } from '@/components/slate-value/headings';
import { defineBlock } from '../definition';
import { slateShape } from './data';
import { headingsOf } from './headings-of';
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
    headings: headingsOf,
    endsInHeading: ({ value }) => endsInHeading(value),
    accompanies: true,
  },
});
