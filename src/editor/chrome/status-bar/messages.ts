import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  words: { id: 'editor.status.words' },
  minutes: { id: 'editor.status.minutes' },
  label: { id: 'editor.status.label' },
  unsaved: { id: 'editor.status.unsaved' },
  drafted: { id: 'editor.status.drafted' },
  saving: { id: 'editor.status.saving' },
  saved: { id: 'editor.status.saved' },
  languages: { id: 'editor.status.languages' },
  written: { id: 'editor.status.written' },
  translation: { id: 'editor.status.translation' },
  missing: { id: 'editor.status.missing' },
  create: { id: 'editor.status.create' },
  current: { id: 'editor.status.current' },
  outdated: { id: 'editor.status.outdated' },
  unknown: { id: 'editor.status.unknown' },
});
