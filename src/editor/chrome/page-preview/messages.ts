import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  label: { id: 'editor.preview.label' },
  title: { id: 'editor.preview.title' },
  text: { id: 'editor.preview.text' },
  storedTitle: { id: 'editor.preview.stored-title' },
  storedText: { id: 'editor.preview.stored-text' },
  widths: { id: 'editor.preview.widths' },
  back: { id: 'editor.preview.back' },
});

export const widthMessages = defineMessages({
  desktop: { id: 'editor.preview.desktop' },
  tablet: { id: 'editor.preview.tablet' },
  phone: { id: 'editor.preview.phone' },
});
