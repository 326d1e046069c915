import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  prompt: { id: 'editor.prompt.picture' },
  picture: { id: 'editor.blockField.ownPicture' },
  title: { id: 'editor.blockField.title' },
  description: { id: 'editor.blockField.description' },
});
