import { defineBlock } from '../definition';
import { messages } from './messages';
import { TeaserView } from './view';

export const teaser = defineBlock({
  name: 'teaser',
  title: messages.title,
  group: 'teaser',
  view: TeaserView,
  outline: { showsPicture: true },
});
