import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'editor.block.members' },
  showAll: { id: 'block.members.showAll' },
  hide: { id: 'block.members.hide' },
  empty: { id: 'block.listing.empty' },
});
