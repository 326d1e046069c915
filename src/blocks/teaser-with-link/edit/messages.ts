import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  top: { id: 'editor.block.teaserWithLink.top' },
  links: { id: 'editor.block.teaserWithLink.links' },
  link: { id: 'editor.block.teaserWithLink.link' },
});
