import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  settings: { id: 'editor.settings' },
  source: { id: 'editor.html.source' },
  hint: { id: 'editor.html.hint' },
  prompt: { id: 'editor.html.prompt' },
});
