import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  members: { id: 'content.group.members' },
});
