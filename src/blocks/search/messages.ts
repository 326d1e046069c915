import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  label: { id: 'block.search.label' },
  events: { id: 'block.search.events' },
  placeholder: { id: 'block.search.placeholder' },
  button: { id: 'block.search.button' },
  filters: { id: 'block.search.filters' },
  moreFilters: { id: 'block.search.moreFilters' },
  all: { id: 'block.search.all' },
  counted: { id: 'block.search.counted' },
  whole: { id: 'block.search.whole' },
  fewer: { id: 'block.search.fewer' },
  from: { id: 'block.search.from' },
  until: { id: 'block.search.until' },
  clear: { id: 'block.search.clear' },
  sortOn: { id: 'block.search.sortOn' },
  ascending: { id: 'block.search.ascending' },
  descending: { id: 'block.search.descending' },
  view: { id: 'block.search.view' },
  total: { id: 'block.search.total' },
  empty: { id: 'block.search.empty' },
  pagesOf: { id: 'block.search.pagesOf' },
  pages: { id: 'block.search.pages' },
});

/** The orders that have words of their own; the CMS names the others. */
export const sortMessages = defineMessages({
  effective: { id: 'block.search.sort.effective' },
  modified: { id: 'block.search.sort.modified' },
  created: { id: 'block.search.sort.created' },
  sortable_title: { id: 'block.search.sort.title' },
  start: { id: 'block.search.sort.start' },
  end: { id: 'block.search.sort.end' },
});

export const viewMessages = defineMessages({
  default: { id: 'block.search.view.default' },
  summary: { id: 'block.search.view.summary' },
  imageGallery: { id: 'block.search.view.imageGallery' },
  twoColumnGrid: { id: 'block.search.view.twoColumnGrid' },
  threeColumnGrid: { id: 'block.search.view.threeColumnGrid' },
  fourColumnGrid: { id: 'block.search.view.fourColumnGrid' },
});
