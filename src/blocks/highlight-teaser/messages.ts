import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'editor.block.highlightTeaser' },
  withoutButton: { id: 'editor.block.highlightTeaserWithoutButton' },
  parallax: { id: 'editor.block.highlightTeaserParallax' },
  more: { id: 'block.teaserHero.more' },
});
