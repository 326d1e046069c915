import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  missing: { id: 'component.form.missing' },
  badMail: { id: 'component.form.bad-mail' },
  tooShort: { id: 'component.form.too-short' },
});
