import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  group: { id: 'editor.block.members.group' },
  institutes: { id: 'editor.block.members.institutes' },
  areas: { id: 'editor.block.members.areas' },
  units: { id: 'editor.block.members.units' },
  reversed: { id: 'editor.block.members.reversed' },
  default: { id: 'editor.block.members.default' },
  withoutImage: { id: 'editor.block.members.withoutImage' },
  prompt: { id: 'editor.block.members.prompt' },
});
