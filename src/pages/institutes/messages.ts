import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'page.institutes.title' },
  areas: { id: 'page.institutes.areas' },
  none: { id: 'page.institutes.none' },
});
