import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  label: { id: 'component.pagination.label' },
  page: { id: 'component.pagination.page' },
  previous: { id: 'component.pagination.previous' },
  next: { id: 'component.pagination.next' },
});
