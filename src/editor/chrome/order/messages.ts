import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  order: { id: 'editor.order.label' },
  fixed: { id: 'editor.order.fixed' },
  search: { id: 'editor.order.search' },
  found: { id: 'editor.order.found' },
  fold: { id: 'editor.order.fold' },
  foldAll: { id: 'editor.order.foldAll' },
  unfoldAll: { id: 'editor.order.unfoldAll' },
});
