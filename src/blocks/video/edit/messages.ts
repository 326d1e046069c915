import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  settings: { id: 'editor.settings' },
  url: { id: 'editor.video.url' },
  urlHint: { id: 'editor.video.urlHint' },
  preview: { id: 'editor.video.preview' },
  title: { id: 'editor.video.title' },
  align: { id: 'editor.video.align' },
  prompt: { id: 'editor.video.prompt' },
  wrong: { id: 'editor.video.wrong' },
});
