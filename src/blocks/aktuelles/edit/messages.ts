import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  second: { id: 'editor.block.aktuelles.second' },
  first: { id: 'editor.block.aktuelles.first' },
  criteria: { id: 'editor.block.listing.criteria' },
  query: { id: 'editor.block.listing.query' },
  sortOn: { id: 'editor.block.listing.sortOn' },
  reversed: { id: 'editor.block.listing.reversed' },
  limit: { id: 'editor.block.listing.limit' },
  pageSize: { id: 'editor.block.listing.pageSize' },
});
