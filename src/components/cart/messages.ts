import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  amount: { id: 'component.cart.amount' },
  less: { id: 'component.cart.less' },
  more: { id: 'component.cart.more' },
  most: { id: 'component.cart.most' },
  full: { id: 'component.cart.full' },
  notOrderable: { id: 'component.cart.not-orderable' },
  toCart: { id: 'component.cart.to-cart' },
  contents: { id: 'component.cart.contents' },
});
