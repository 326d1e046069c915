import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'editor.preview-links.title' },
  means: { id: 'editor.preview-links.means' },
  public: { id: 'editor.preview-links.public' },
  lifetime: { id: 'editor.preview-links.lifetime' },
  days: { id: 'editor.preview-links.days' },
  make: { id: 'editor.preview-links.make' },
  full: { id: 'editor.preview-links.full' },
  until: { id: 'editor.preview-links.until' },
  copy: { id: 'editor.preview-links.copy' },
  copied: { id: 'editor.preview-links.copied' },
  made: { id: 'editor.preview-links.made' },
  revoke: { id: 'editor.preview-links.revoke' },
  revoked: { id: 'editor.preview-links.revoked' },
  failed: { id: 'editor.preview-links.failed' },
});
