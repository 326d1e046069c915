import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  unit: { id: 'editor.block.azlist.unit' },
  tags: { id: 'editor.block.azlist.tags' },
  internal: { id: 'editor.block.azlist.internal' },
});
