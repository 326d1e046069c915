import { defineMessages } from '@/i18n/define-messages';

/** Apart from the listing's others, which a first visit brings. */
export const filterMessages = defineMessages({
  found: { id: 'block.jobList.found' },
  reset: { id: 'block.jobList.reset' },
});
