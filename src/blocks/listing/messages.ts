import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'editor.block.listing' },
  empty: { id: 'block.listing.empty' },
  pages: { id: 'block.listing.pages' },
  pagesOf: { id: 'block.listing.pagesOf' },
  enlarge: { id: 'block.listing.enlarge' },
  pictureOf: { id: 'block.listing.pictureOf' },
  previousPicture: { id: 'block.listing.previousPicture' },
  nextPicture: { id: 'block.listing.nextPicture' },
});

export const variationMessages = defineMessages({
  default: { id: 'editor.block.listing.default' },
  summary: { id: 'editor.block.listing.summary' },
  imageGallery: { id: 'editor.block.listing.imageGallery' },
  newsListing: { id: 'editor.block.listing.newsListing' },
  eventListing: { id: 'editor.block.listing.eventListing' },
  twoColumnGrid: { id: 'editor.block.listing.twoColumnGrid' },
  threeColumnGrid: { id: 'editor.block.listing.threeColumnGrid' },
  fourColumnGrid: { id: 'editor.block.listing.fourColumnGrid' },
});
