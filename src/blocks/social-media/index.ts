import { defineBlock } from '../definition';
import { headlineOf } from '../headline';
import { socialMediaShape } from './data';
import { messages } from './messages';
import { SocialMediaView } from './view';

export const socialMedia = defineBlock({
  name: 'socialMedia',
  title: messages.title,
  group: 'teaser',
  shape: socialMediaShape,
  view: SocialMediaView,
  outline: { headings: headlineOf },
  editor: async () => (await import('./edit')).editor,
});
