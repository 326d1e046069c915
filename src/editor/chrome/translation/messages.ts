import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  createTitle: { id: 'editor.translating.create-title' },
  createText: { id: 'editor.translating.create-text' },
  name: { id: 'editor.translating.name' },
  place: { id: 'editor.translating.place' },
  choosePlace: { id: 'editor.translating.choose-place' },
  unknownPlace: { id: 'editor.translating.unknown-place' },
  wrongPlace: { id: 'editor.translating.wrong-place' },
  noTitle: { id: 'editor.translating.no-title' },
  cancel: { id: 'editor.translating.cancel' },
  create: { id: 'editor.translating.create' },
});
