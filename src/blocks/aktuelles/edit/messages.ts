import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  second: { id: 'editor.block.aktuelles.second' },
  first: { id: 'editor.block.aktuelles.first' },
});
