import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  settings: { id: 'editor.settings' },
  value: { id: 'editor.quote.value' },
  placeholder: { id: 'editor.quote.placeholder' },
  author: { id: 'editor.quote.author' },
  about: { id: 'editor.quote.about' },
  language: { id: 'editor.quote.language' },
  languageHint: { id: 'editor.quote.languageHint' },
  german: { id: 'editor.quote.language.de' },
  english: { id: 'editor.quote.language.en' },
  cite: { id: 'editor.quote.cite' },
  image: { id: 'editor.quote.image' },
  alignment: { id: 'editor.quote.alignment' },
});
