import { record } from '@/lib/shape';
import { defineBlock } from '../definition';
import { messages } from './messages';
import { TitleView } from './view';

export const title = defineBlock({
  name: 'title',
  title: messages.title,
  group: 'text',
  shape: record({}),
  view: TitleView,
  editor: async () => (await import('./edit')).editor,
  outline: { headings: () => [{ level: 1 }], pageHeading: 'anywhere', introduces: true, accompanies: true },
});
