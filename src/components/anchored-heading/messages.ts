import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  link: { id: 'component.anchoredHeading.link' },
});
