import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  label: { id: 'shell.skip-links.label' },
  content: { id: 'shell.skip-links.content' },
  navigation: { id: 'shell.skip-links.navigation' },
  footer: { id: 'shell.skip-links.footer' },
});
