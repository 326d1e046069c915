import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  enlarge: { id: 'component.picture.enlarge' },
  picture: { id: 'component.picture.title' },
});
