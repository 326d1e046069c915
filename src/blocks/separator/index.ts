import { record } from '@/lib/shape';
import { defineBlock } from '../definition';
import { messages } from './messages';
import { SeparatorView } from './view';

export const separator = defineBlock({
  name: 'separator',
  title: messages.title,
  group: 'layout',
  shape: record({}),
  view: SeparatorView,
  editor: async () => (await import('./edit')).editor,
});
