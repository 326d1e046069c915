import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  notice: { id: 'component.consent.notice' },
  customize: { id: 'component.consent.customize' },
  load: { id: 'component.consent.load' },
  openElsewhere: { id: 'component.consent.openElsewhere' },
});
