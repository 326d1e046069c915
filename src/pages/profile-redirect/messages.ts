import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'page.profile-redirect.title' },
  loading: { id: 'page.profile-redirect.loading' },
  redirecting: { id: 'page.profile-redirect.redirecting' },
});
