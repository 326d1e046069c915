import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  query: { id: 'editor.block.listing.query' },
  sortOn: { id: 'editor.block.listing.sortOn' },
  reversed: { id: 'editor.block.listing.reversed' },
  limit: { id: 'editor.block.listing.limit' },
  pageSize: { id: 'editor.block.listing.pageSize' },
  linkTitle: { id: 'editor.block.listing.linkTitle' },
  link: { id: 'editor.block.listing.link' },
  criteria: { id: 'editor.block.listing.criteria' },
});

export const variationMessages = defineMessages({
  default: { id: 'editor.block.listing.default' },
  summary: { id: 'editor.block.listing.summary' },
  newsListing: { id: 'editor.block.listing.newsListing' },
  eventListing: { id: 'editor.block.listing.eventListing' },
  imageGallery: { id: 'editor.block.listing.imageGallery' },
  twoColumnGrid: { id: 'editor.block.listing.twoColumnGrid' },
  threeColumnGrid: { id: 'editor.block.listing.threeColumnGrid' },
  fourColumnGrid: { id: 'editor.block.listing.fourColumnGrid' },
});

export const sortMessages = defineMessages({
  effective: { id: 'editor.block.listing.sort.effective' },
  modified: { id: 'editor.block.listing.sort.modified' },
  created: { id: 'editor.block.listing.sort.created' },
  sortable_title: { id: 'editor.block.listing.sort.title' },
  start: { id: 'editor.block.listing.sort.start' },
  end: { id: 'editor.block.listing.sort.end' },
  getObjPositionInParent: { id: 'editor.block.listing.sort.position' },
});
