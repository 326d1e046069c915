import type { QueryField } from '@/forms/schema';
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

/** More than the CMS hands out at once says nothing. */
const mostItems = 5000;
const mostOnPage = 1000;

const wholeNumber = { widget: 'number', minimum: 1, isWhole: true } as const;

/** What a block asks the catalogue for; each block stores these under names of its own. */
export const queryFields = {
  query: (beside: NonNullable<QueryField['beside']>) =>
    ({ widget: 'query', title: queryMessages.query, beside }) as const,
  sortOn: { widget: 'sort', title: queryMessages.sortOn, choices: sortChoices },
  reversed: { widget: 'boolean', title: queryMessages.reversed },
  limit: { ...wholeNumber, atMost: mostItems, title: queryMessages.limit },
  pageSize: { ...wholeNumber, atMost: mostOnPage, title: queryMessages.pageSize },
} as const;
