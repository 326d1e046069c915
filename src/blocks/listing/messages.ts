import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'editor.block.listing' },
  empty: { id: 'block.listing.empty' },
  pages: { id: 'block.listing.pages' },
  pagesOf: { id: 'block.listing.pagesOf' },
  pictureOf: { id: 'block.listing.pictureOf' },
  previousPicture: { id: 'block.listing.previousPicture' },
  nextPicture: { id: 'block.listing.nextPicture' },
  period: { id: 'block.listing.period' },
  members: { id: 'block.listing.members' },
  funding: { id: 'block.listing.funding' },
  authors: { id: 'block.listing.authors' },
  award: { id: 'block.listing.award' },
});
