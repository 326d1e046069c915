import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  empty: { id: 'editor.block.tabBlock.empty' },
  tabs: { id: 'editor.block.tabBlock.tabs' },
  tab: { id: 'editor.block.tabBlock.tab' },
  untitled: { id: 'editor.block.tabBlock.untitled' },
  tabTitle: { id: 'editor.block.tabBlock.tabTitle' },
  text: { id: 'editor.block.tabBlock.text' },
  placeholder: { id: 'editor.text.placeholder' },
  add: { id: 'editor.block.tabBlock.add' },
});
