import { defineMessages } from '@/i18n/define-messages';

export const noticeMessages = defineMessages({
  unlocked: { id: 'page.unlock.unlocked' },
  unlockedText: { id: 'page.unlock.unlocked-text' },
});
