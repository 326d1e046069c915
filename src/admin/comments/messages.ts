import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'admin.comments.title' },
  lead: { id: 'admin.comments.lead' },
  none: { id: 'admin.comments.none' },
  comment: { id: 'admin.comments.comment' },
  date: { id: 'admin.comments.date' },
  state: { id: 'admin.comments.state' },
  pending: { id: 'admin.comments.pending' },
  published: { id: 'admin.comments.published' },
  select: { id: 'admin.comments.select' },
  delete: { id: 'admin.comments.delete' },
  deleting: { id: 'admin.comments.deleting' },
  deleted: { id: 'admin.comments.deleted' },
  question: { id: 'admin.comments.question' },
  questionText: { id: 'admin.comments.question-text' },
  pages: { id: 'admin.comments.pages' },
});
