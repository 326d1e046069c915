import { defineMessages } from '@/i18n/define-messages';

/** Apart from the words that visitors read, which are fetched with the view. */
export const titleMessages = defineMessages({
  title: { id: 'editor.block.search' },
  eventCalendar: { id: 'editor.block.eventCalendar' },
});
