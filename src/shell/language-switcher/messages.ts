import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  label: { id: 'shell.language-switcher.label' },
  missing: { id: 'shell.language-switcher.missing' },
});
