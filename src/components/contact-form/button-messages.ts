import { defineMessages } from '@/i18n/define-messages';

/** Apart from those of the overlay, which is fetched when it is opened. */
export const buttonMessages = defineMessages({
  open: { id: 'component.contact.open' },
});
