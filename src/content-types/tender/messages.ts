import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  failed: { id: 'content.tender.failed' },
  inactive: { id: 'content.tender.inactive' },
  none: { id: 'content.tender.none' },
});
