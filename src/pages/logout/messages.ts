import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'page.logout.title' },
  leaving: { id: 'page.logout.leaving' },
  done: { id: 'page.logout.done' },
  home: { id: 'page.logout.home' },
  login: { id: 'page.logout.login' },
});
