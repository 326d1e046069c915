import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  members: { id: 'editor.block.memberList.members' },
  member: { id: 'editor.block.memberList.member' },
});
