import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'page.cart.title' },
  empty: { id: 'page.cart.empty' },
  gone: { id: 'page.cart.gone' },
  remove: { id: 'page.cart.remove' },
  removeThis: { id: 'page.cart.remove-this' },
  continue: { id: 'page.cart.continue' },
  checkout: { id: 'page.cart.checkout' },
});
