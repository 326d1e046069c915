import type { Choice } from '@/forms/schema';
import { defineMessages } from '@/i18n/define-messages';

/** The words of all orders, by the index that each goes by. */
export const sortMessages = defineMessages({
  effective: { id: 'editor.block.listing.sort.effective' },
  modified: { id: 'editor.block.listing.sort.modified' },
  created: { id: 'editor.block.listing.sort.created' },
  sortable_title: { id: 'editor.block.listing.sort.title' },
  start: { id: 'editor.block.listing.sort.start' },
  end: { id: 'editor.block.listing.sort.end' },
  getObjPositionInParent: { id: 'editor.block.listing.sort.position' },
});
type SortIndex = keyof typeof sortMessages;

/** By what a listing can be sorted. */
export const sortChoices: readonly Choice<SortIndex>[] = (Object.keys(sortMessages) as SortIndex[]).map(
  (value) => ({ value, title: sortMessages[value] }),
);
