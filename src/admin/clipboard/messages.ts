import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  cut: { id: 'admin.clipboard.cut' },
  copy: { id: 'admin.clipboard.copy' },
  paste: { id: 'admin.clipboard.paste' },
  pasteCount: { id: 'admin.clipboard.paste-count' },
  cutDone: { id: 'admin.clipboard.cut-done' },
  copied: { id: 'admin.clipboard.copied' },
  pasted: { id: 'admin.clipboard.pasted' },
  cannotPaste: { id: 'admin.clipboard.cannot-paste' },
  moving: { id: 'admin.clipboard.moving' },
  copying: { id: 'admin.clipboard.copying' },
  moved: { id: 'admin.clipboard.moved' },
});
