import { defineMessages } from './define-messages';

export const dateMessages = defineMessages({
  none: { id: 'component.date.none' },
  dateAndTime: { id: 'component.date.date-and-time' },
  timeRange: { id: 'component.date.range' },
});
