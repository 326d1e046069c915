import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  empty: { id: 'editor.block.toc.empty' },
  hideTitle: { id: 'editor.block.toc.hideTitle' },
  levels: { id: 'editor.block.toc.levels' },
  levelsHint: { id: 'editor.block.toc.levelsHint' },
  ordered: { id: 'editor.block.toc.ordered' },
  sticky: { id: 'editor.block.toc.sticky' },
  nested: { id: 'editor.block.toc.nested' },
  row: { id: 'editor.block.toc.row' },
});
