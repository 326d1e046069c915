import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  settings: { id: 'editor.settings' },
  url: { id: 'editor.maps.url' },
  urlHint: { id: 'editor.maps.urlHint' },
  title: { id: 'editor.maps.title' },
  align: { id: 'editor.maps.align' },
  prompt: { id: 'editor.maps.prompt' },
  wrong: { id: 'editor.maps.wrong' },
});
