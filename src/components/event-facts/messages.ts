import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  when: { id: 'content.event.when' },
  where: { id: 'content.event.where' },
  contact: { id: 'content.event.contact' },
  registration: { id: 'content.event.registration' },
  register: { id: 'content.event.register' },
  calendar: { id: 'content.event.calendar' },
  again: { id: 'content.event.again' },
  frequency: { id: 'content.event.frequency' },
});
