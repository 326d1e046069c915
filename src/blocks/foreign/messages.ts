import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'editor.block.foreign' },
  part: { id: 'editor.block.part' },
  unknown: { id: 'block.foreign.unknown' },
});
