import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  private: { id: 'component.review-state.private' },
  pending: { id: 'component.review-state.pending' },
  published: { id: 'component.review-state.published' },
  intranet: { id: 'component.review-state.intranet' },
  draft: { id: 'component.review-state.draft' },
  none: { id: 'component.review-state.none' },
});
