import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  label: { id: 'shell.main-navigation.label' },
  overview: { id: 'shell.main-navigation.overview' },
  close: { id: 'shell.main-navigation.close' },
});
