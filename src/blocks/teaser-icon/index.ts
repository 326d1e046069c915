import { defineBlock } from '../definition';
import { headlineOf } from '../headline';
import { teaserIconShape } from './data';
import { messages } from './messages';
import { TeaserIconView } from './view';

export const teaserIcon = defineBlock({
  name: 'teaserIcon',
  title: messages.title,
  group: 'teaser',
  shape: teaserIconShape,
  view: TeaserIconView,
  outline: { headings: headlineOf },
  editor: async () => (await import('./edit')).editor,
});
