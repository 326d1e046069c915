import { endsInHeading, headingsIn } from '@/components/slate-value/headings';
import { defineBlock } from '../definition';
import { draftTextShape } from './data';
import { messages } from './messages';
import { DraftTextView } from './view';

export const text = defineBlock({
  name: 'text',
  title: messages.title,
  group: 'text',
  restricted: true,
  shape: draftTextShape,
  view: DraftTextView,
  editor: async () => (await import('./edit')).editor,
  outline: {
    headings: ({ text: nodes }) => headingsIn(nodes),
    endsInHeading: ({ text: nodes }) => endsInHeading(nodes),
    accompanies: true,
  },
});
