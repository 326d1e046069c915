import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  missing: { id: 'page.form.missing' },
  badMail: { id: 'page.form.bad-mail' },
  tooShort: { id: 'page.form.too-short' },
  tooLong: { id: 'page.form.too-long' },
  tooSmall: { id: 'page.form.too-small' },
  none: { id: 'page.form.none' },
  tooLarge: { id: 'page.form.too-large' },
});
