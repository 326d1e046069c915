import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  when: { id: 'content.event.when' },
  where: { id: 'content.event.where' },
  contact: { id: 'content.event.contact' },
  registration: { id: 'content.event.registration' },
  register: { id: 'content.event.register' },
  calendar: { id: 'content.event.calendar' },
  showMap: { id: 'content.event.show-map' },
  map: { id: 'content.event.map' },
  again: { id: 'content.event.again' },
  frequency: { id: 'content.event.frequency' },
});
