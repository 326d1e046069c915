import { defineMessages } from '@/i18n/define-messages';

export const folderMessages = defineMessages({
  empty: { id: 'content.folder.empty' },
  pages: { id: 'content.folder.pages' },
});
