import { defineBlock } from '../definition';
import { teaserShape } from './data';
import { messages } from './messages';
import { TeaserView } from './view';

export const teaser = defineBlock({
  name: 'teaser',
  title: messages.title,
  group: 'teaser',
  shape: teaserShape,
  view: TeaserView,
  outline: { showsPicture: true },
  editor: async () => (await import('./edit')).editor,
});
