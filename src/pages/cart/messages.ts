import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'page.cart.title' },
  empty: { id: 'page.cart.empty' },
  add: { id: 'page.cart.add' },
  amount: { id: 'page.cart.amount' },
  remove: { id: 'page.cart.remove' },
  continue: { id: 'page.cart.continue' },
  checkout: { id: 'page.cart.checkout' },
});
