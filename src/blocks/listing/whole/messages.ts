import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  clear: { id: 'block.wholeList.clear' },
});
