import { defineMessages } from '@/i18n/define-messages';

/** Names of keys that differ between languages. */
export const keyMessages = defineMessages({
  Mod: { id: 'editor.key.control' },
  Shift: { id: 'editor.key.shift' },
  Delete: { id: 'editor.key.delete' },
  Backspace: { id: 'editor.key.backspace' },
  Space: { id: 'editor.key.space' },
  Enter: { id: 'editor.key.enter' },
  Escape: { id: 'editor.key.escape' },
});
