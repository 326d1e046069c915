import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'page.unlock.title' },
  lead: { id: 'page.unlock.lead' },
  token: { id: 'page.unlock.token' },
  submit: { id: 'page.unlock.submit' },
  submitting: { id: 'page.unlock.submitting' },
  invalid: { id: 'page.unlock.invalid' },
  invalidText: { id: 'page.unlock.invalid-text' },
  notRestricted: { id: 'page.unlock.not-restricted' },
  tooMany: { id: 'page.unlock.too-many' },
  unreachable: { id: 'page.unlock.unreachable' },
  failed: { id: 'page.unlock.failed' },
  back: { id: 'page.unlock.back' },
});
