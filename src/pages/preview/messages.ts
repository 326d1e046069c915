import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'page.preview.title' },
  until: { id: 'page.preview.until' },
  published: { id: 'page.preview.published' },
  toPage: { id: 'page.preview.to-page' },
  kicker: { id: 'page.preview.kicker' },
  ended: { id: 'page.preview.ended' },
  endedText: { id: 'page.preview.ended-text' },
});
