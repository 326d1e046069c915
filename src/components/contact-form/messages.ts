import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'page.contact.title' },
  about: { id: 'page.contact.about' },
  mandatory: { id: 'page.contact.mandatory' },
  email: { id: 'page.contact.email' },
  subject: { id: 'page.contact.subject' },
  message: { id: 'page.contact.message' },
  missing: { id: 'page.contact.missing' },
  noMessage: { id: 'page.contact.no-message' },
  name: { id: 'page.contact.name' },
  submit: { id: 'page.contact.submit' },
  submitting: { id: 'page.contact.submitting' },
  sent: { id: 'page.contact.sent' },
  sentText: { id: 'page.contact.sent-text' },
  close: { id: 'page.contact.close' },
  failed: { id: 'page.contact.failed' },
  failedText: { id: 'page.contact.failed-text' },
  refused: { id: 'page.contact.refused' },
  nobody: { id: 'page.contact.nobody' },
  tooMany: { id: 'page.contact.too-many' },
  unreachable: { id: 'page.contact.unreachable' },
});
