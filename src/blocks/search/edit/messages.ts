import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  controls: { id: 'editor.block.search.controls' },
  showInput: { id: 'editor.block.search.showInput' },
  inputPrompt: { id: 'editor.block.search.inputPrompt' },
  showButton: { id: 'editor.block.search.showButton' },
  buttonLabel: { id: 'editor.block.search.buttonLabel' },
  showSortOn: { id: 'editor.block.search.showSortOn' },
  sortOnLabel: { id: 'editor.block.search.sortOnLabel' },
  sortOnOptions: { id: 'editor.block.search.sortOnOptions' },
  showTotal: { id: 'editor.block.search.showTotal' },
  facets: { id: 'editor.block.search.facets' },
  facet: { id: 'editor.block.search.facet' },
  facetsTitle: { id: 'editor.block.search.facetsTitle' },
  index: { id: 'editor.block.search.index' },
  type: { id: 'editor.block.search.type' },
  multiple: { id: 'editor.block.search.multiple' },
  hidden: { id: 'editor.block.search.hidden' },
  advanced: { id: 'editor.block.search.advanced' },
  views: { id: 'editor.block.search.views' },
  template: { id: 'editor.block.search.template' },
});

export const facetTypeMessages = defineMessages({
  checkboxFacet: { id: 'editor.block.search.checkboxFacet' },
  selectFacet: { id: 'editor.block.search.selectFacet' },
  daterangeFacet: { id: 'editor.block.search.daterangeFacet' },
  toggleFacet: { id: 'editor.block.search.toggleFacet' },
});

export const placeMessages = defineMessages({
  facetsRightSide: { id: 'editor.block.search.facetsRightSide' },
  facetsLeftSide: { id: 'editor.block.search.facetsLeftSide' },
  facetsTopSide: { id: 'editor.block.search.facetsTopSide' },
});

export const viewMessages = defineMessages({
  default: { id: 'editor.block.listing.default' },
  summary: { id: 'editor.block.listing.summary' },
  newsListing: { id: 'editor.block.listing.newsListing' },
  eventListing: { id: 'editor.block.listing.eventListing' },
  eventCalendar: { id: 'editor.block.listing.eventCalendar' },
  imageGallery: { id: 'editor.block.listing.imageGallery' },
  twoColumnGrid: { id: 'editor.block.listing.twoColumnGrid' },
  threeColumnGrid: { id: 'editor.block.listing.threeColumnGrid' },
  fourColumnGrid: { id: 'editor.block.listing.fourColumnGrid' },
});
