import { defineMessages } from '@/i18n/define-messages';
import { sortChoices } from './sort-choices';

export const queryMessages = defineMessages({
  criteria: { id: 'editor.block.listing.criteria' },
  query: { id: 'editor.block.listing.query' },
  sortOn: { id: 'editor.block.listing.sortOn' },
  reversed: { id: 'editor.block.listing.reversed' },
  limit: { id: 'editor.block.listing.limit' },
  pageSize: { id: 'editor.block.listing.pageSize' },
});

const wholeNumber = { widget: 'number', minimum: 1, isWhole: true } as const;

/** What a block asks the catalogue for; each block stores these under names of its own. */
export const queryFields = {
  query: { widget: 'query', title: queryMessages.query },
  sortOn: { widget: 'choice', title: queryMessages.sortOn, choices: sortChoices },
  reversed: { widget: 'boolean', title: queryMessages.reversed },
  limit: { ...wholeNumber, title: queryMessages.limit },
  pageSize: { ...wholeNumber, title: queryMessages.pageSize },
} as const;
