import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  source: { id: 'editor.prompt.source' },
  target: { id: 'editor.prompt.target' },
});

/** Where a picture can come from. */
export const pictureMessages = defineMessages({
  choose: { id: 'editor.image.choose' },
  uploading: { id: 'editor.image.uploading' },
  release: { id: 'editor.image.release' },
  firstOnly: { id: 'editor.image.first-only' },
  upload: { id: 'editor.image.upload' },
  browse: { id: 'editor.image.browse' },
  address: { id: 'editor.image.address' },
  confirm: { id: 'editor.image.confirm' },
  noAddress: { id: 'editor.image.no-address' },
});
