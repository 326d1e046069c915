import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  source: { id: 'editor.prompt.source' },
  target: { id: 'editor.prompt.target' },
});
