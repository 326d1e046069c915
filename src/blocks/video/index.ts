import { fetched } from '@/components/fetched/fetched';
import { defineBlock } from '../definition';
import { videoShape } from './data';
import { messages } from './messages';

export const video = defineBlock({
  name: 'video',
  title: messages.title,
  group: 'embed',
  shape: videoShape,
  view: fetched(async () => (await import('./view')).VideoView),
  editor: async () => (await import('./edit')).editor,
});
