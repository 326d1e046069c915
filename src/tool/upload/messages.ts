import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  release: { id: 'editor.upload.release' },
  retry: { id: 'editor.upload.retry' },
  stop: { id: 'editor.upload.stop' },
  forget: { id: 'editor.upload.forget' },
  sent: { id: 'editor.upload.sent' },
  share: { id: 'editor.upload.share' },
  progress: { id: 'editor.upload.progress' },
});

export const errorMessages = defineMessages({
  noPicture: { id: 'editor.upload.no-picture' },
  notShown: { id: 'editor.upload.not-shown' },
  empty: { id: 'editor.upload.empty' },
  tooLarge: { id: 'editor.upload.too-large' },
  notAllowed: { id: 'editor.upload.not-allowed' },
  refused: { id: 'editor.upload.refused' },
  network: { id: 'editor.upload.network' },
  failed: { id: 'editor.upload.failed' },
});
