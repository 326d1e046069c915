import { defineBlock } from '../definition';
import { messages } from './messages';
import { VideoView } from './view';

export const video = defineBlock({
  name: 'video',
  title: messages.title,
  group: 'embed',
  view: VideoView,
});
