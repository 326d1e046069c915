import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  failed: { id: 'component.remote.failed' },
  retry: { id: 'component.remote.retry' },
  loading: { id: 'component.remote.loading' },
});
