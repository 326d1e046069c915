import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  label: { id: 'editor.text.label' },
  placeholder: { id: 'editor.text.placeholder' },
  overrideToc: { id: 'editor.text.toc' },
  overrideTocHint: { id: 'editor.text.toc-hint' },
  level: { id: 'editor.text.toc-level' },
  entryText: { id: 'editor.text.toc-words' },
});

export const turningMessages = defineMessages({
  p: { id: 'editor.turn.p' },
  ul: { id: 'editor.turn.ul' },
  ol: { id: 'editor.turn.ol' },
  callout: { id: 'editor.turn.callout' },
});
