import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  remoteLink: { id: 'content.plain.remote-link' },
});
