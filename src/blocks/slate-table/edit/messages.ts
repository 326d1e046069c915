import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  cell: { id: 'editor.table.cell' },
  tools: { id: 'editor.table.tools' },
});

export const toolMessages = defineMessages({
  'row-before': { id: 'editor.table.rowBefore' },
  'row-after': { id: 'editor.table.rowAfter' },
  'row-delete': { id: 'editor.table.rowDelete' },
  'column-before': { id: 'editor.table.columnBefore' },
  'column-after': { id: 'editor.table.columnAfter' },
  'column-delete': { id: 'editor.table.columnDelete' },
});
