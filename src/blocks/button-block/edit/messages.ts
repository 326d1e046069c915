import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  empty: { id: 'editor.block.button.empty' },
  colour: { id: 'editor.block.button.colour' },
});

export const colourMessages = defineMessages({
  '#023d6b': { id: 'editor.block.button.blue' },
  '#1f6f54': { id: 'editor.block.button.green' },
  '#c8394b': { id: 'editor.block.button.red' },
  '#fab45a': { id: 'editor.block.button.orange' },
  '#1d2733': { id: 'editor.block.button.ink' },
});
