import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  project: { id: 'shell.name-row.project' },
  portal: { id: 'shell.name-row.portal' },
});
