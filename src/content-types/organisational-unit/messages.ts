import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  people: { id: 'content.unit.people' },
  all: { id: 'content.unit.all' },
});
