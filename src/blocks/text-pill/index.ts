import { headingsIn } from '@/components/slate-value/headings';
import { defineBlock } from '../definition';
import { textPillShape } from './data';
import { messages } from './messages';
import { TextPillView } from './view';

export const textPillWithStyle = defineBlock({
  name: 'textPillWithStyle',
  title: messages.title,
  group: 'text',
  shape: textPillShape,
  view: TextPillView,
  outline: { headings: ({ value }) => headingsIn(value) },
  editor: async () => (await import('./edit')).editor,
});
