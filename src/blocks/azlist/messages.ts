import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'editor.block.azlist' },
  letters: { id: 'block.azlist.letters' },
  loading: { id: 'block.azlist.loading' },
  top: { id: 'block.azlist.top' },
  empty: { id: 'block.listing.empty' },
});
