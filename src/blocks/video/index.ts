import { defineBlock } from '../definition';
import { videoShape } from './data';
import { messages } from './messages';
import { VideoView } from './view';

export const video = defineBlock({
  name: 'video',
  title: messages.title,
  group: 'embed',
  shape: videoShape,
  view: VideoView,
  editor: async () => (await import('./edit')).editor,
});
