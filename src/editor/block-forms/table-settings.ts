import type { BlockSchema } from '@/blocks/definition';
import { defineMessages } from '@/i18n/define-messages';

const settings = defineMessages({ title: { id: 'editor.settings' } });

const messages = defineMessages({
  hideHeaders: { id: 'editor.table.hideHeaders' },
  sortable: { id: 'editor.table.sortable' },
  fixed: { id: 'editor.table.fixed' },
  compact: { id: 'editor.table.compact' },
  basic: { id: 'editor.table.basic' },
  celled: { id: 'editor.table.celled' },
  inverted: { id: 'editor.table.inverted' },
  striped: { id: 'editor.table.striped' },
});

const names = [
  'hideHeaders',
  'sortable',
  'fixed',
  'compact',
  'basic',
  'celled',
  'inverted',
  'striped',
] as const;

/** The settings of a table, which lie in it beside its rows. */
export const tableSchema: BlockSchema<object> = {
  fields: Object.fromEntries(
    names.map((name) => [`table.${name}`, { widget: 'boolean', title: messages[name] }] as const),
  ),
  fieldsets: [
    { id: 'default', title: settings.title, fields: names.map((name) => `table.${name}` as const) },
  ],
};
