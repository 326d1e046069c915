import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  letters: { id: 'editor.field.letters' },
  none: { id: 'editor.field.none' },
  remove: { id: 'editor.field.remove' },
  noSuchDay: { id: 'editor.field.no-such-day' },
  noDay: { id: 'editor.field.no-day' },
  pickDay: { id: 'editor.field.pick-day' },
  dayForm: { id: 'editor.field.day-form' },
  timeForm: { id: 'editor.field.time-form' },
  noSuchTime: { id: 'editor.field.no-such-time' },
  noNumber: { id: 'editor.field.no-number' },
  time: { id: 'editor.field.time' },
  html: { id: 'editor.field.html' },
  htmlWhy: { id: 'editor.field.html-why' },
  noJson: { id: 'editor.field.no-json' },
  unknown: { id: 'editor.field.unknown' },
});
