import { record } from '@/lib/shape';
import { defineBlock } from '../definition';
import { messages } from './messages';
import { DescriptionView } from './view';

export const description = defineBlock({
  name: 'description',
  title: messages.title,
  group: 'text',
  shape: record({}),
  view: DescriptionView,
  editor: async () => (await import('./edit')).editor,
  outline: { introduces: true, accompanies: true },
});
