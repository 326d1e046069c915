import { record } from '@/lib/shape';
import { defineBlock } from '../definition';
import { messages } from './messages';
import { LeadimageView } from './view';

export const leadimage = defineBlock({
  name: 'leadimage',
  title: messages.title,
  group: 'media',
  restricted: true,
  shape: record({}),
  view: LeadimageView,
  outline: { showsPicture: true, introduces: true },
  editor: async () => (await import('./edit')).editor,
});
