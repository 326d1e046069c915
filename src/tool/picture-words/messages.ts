import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'editor.picture-words.title' },
  hint: { id: 'editor.picture-words.hint' },
  alt: { id: 'editor.picture-words.alt' },
  upload: { id: 'editor.picture-words.upload' },
  take: { id: 'editor.picture-words.take' },
  cancel: { id: 'editor.picture-words.cancel' },
  later: { id: 'editor.picture-words.later' },
  failed: { id: 'editor.picture-words.failed' },
});
