import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'page.login.title' },
  lead: { id: 'page.login.lead' },
  login: { id: 'page.login.login' },
  password: { id: 'page.login.password' },
  submit: { id: 'page.login.submit' },
  submitting: { id: 'page.login.submitting' },
  failed: { id: 'page.login.failed' },
  wrong: { id: 'page.login.wrong' },
  tooMany: { id: 'page.login.too-many' },
  unreachable: { id: 'page.login.unreachable' },
  unknown: { id: 'page.login.unknown' },
  already: { id: 'page.login.already' },
  goOn: { id: 'page.login.go-on' },
  logout: { id: 'page.login.logout' },
  forgot: { id: 'page.login.forgot' },
  other: { id: 'page.login.other' },
  otherText: { id: 'page.login.other-text' },
  over: { id: 'page.login.over' },
  overSubmit: { id: 'page.login.over-submit' },
  overText: { id: 'page.login.over-text' },
});
