import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  newTab: { id: 'component.link.newTab' },
});
