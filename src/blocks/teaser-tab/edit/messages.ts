import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  tabs: { id: 'editor.block.teaserTab.tabs' },
  tab: { id: 'editor.block.teaserTab.tab' },
});
