import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  counted: { id: 'block.facet.counted' },
});
