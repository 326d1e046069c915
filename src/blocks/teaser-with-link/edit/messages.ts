import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  place: { id: 'editor.block.teaserHero.place' },
  top: { id: 'editor.block.teaserWithLink.top' },
  left: { id: 'editor.block.teaserHero.left' },
  right: { id: 'editor.block.teaserHero.right' },
  button: { id: 'editor.block.teaserHero.button' },
  links: { id: 'editor.block.teaserWithLink.links' },
  link: { id: 'editor.block.teaserWithLink.link' },
});
