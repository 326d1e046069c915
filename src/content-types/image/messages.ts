import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  kind: { id: 'content.image.kind' },
  pixels: { id: 'content.image.pixels' },
  size: { id: 'content.image.size' },
  rights: { id: 'content.image.rights' },
  missing: { id: 'content.image.missing' },
  original: { id: 'content.image.original' },
});
