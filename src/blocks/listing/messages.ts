import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'block.listing.title' },
  empty: { id: 'block.listing.empty' },
  pages: { id: 'block.listing.pages' },
  pagesOf: { id: 'block.listing.pagesOf' },
  enlarge: { id: 'block.listing.enlarge' },
  pictureOf: { id: 'block.listing.pictureOf' },
  previousPicture: { id: 'block.listing.previousPicture' },
  nextPicture: { id: 'block.listing.nextPicture' },
});

export const variationMessages = defineMessages({
  default: { id: 'block.listing.variation.default' },
  summary: { id: 'block.listing.variation.summary' },
  imageGallery: { id: 'block.listing.variation.imageGallery' },
  newsListing: { id: 'block.listing.variation.newsListing' },
  eventListing: { id: 'block.listing.variation.eventListing' },
  twoColumnGrid: { id: 'block.listing.variation.twoColumnGrid' },
  threeColumnGrid: { id: 'block.listing.variation.threeColumnGrid' },
  fourColumnGrid: { id: 'block.listing.variation.fourColumnGrid' },
});
