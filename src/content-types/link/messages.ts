import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  target: { id: 'content.link.target' },
  missing: { id: 'content.link.missing' },
});
