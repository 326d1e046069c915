import { defineBlock } from '../definition';
import { teaserWithLinkShape } from './data';
import { messages } from './messages';
import { TeaserWithLinkView } from './view';

export const teaserWithLink = defineBlock({
  name: 'teaserWithLink',
  title: messages.title,
  group: 'teaser',
  shape: teaserWithLinkShape,
  view: TeaserWithLinkView,
  outline: { showsPicture: true },
  editor: async () => (await import('./edit')).editor,
});
