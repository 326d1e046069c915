import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  project: { id: 'shell.name-row.project' },
  blog: { id: 'shell.name-row.blog' },
  portal: { id: 'shell.name-row.portal' },
});
