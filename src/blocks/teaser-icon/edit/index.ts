import { entryChecks } from '@/editor/block-forms/entry-checks';
import { fieldMessages } from '@/editor/block-forms/messages';
import { rowsWithTitles } from '@/editor/block-forms/rows-with-targets';
import type { BlockEditor } from '../../definition';
import type { TeaserIconData } from '../data';
import { TeaserIconEdit } from './edit';
import { messages } from './messages';

const writesEntries = ({ columns }: Readonly<Record<string, unknown>>, value: unknown) => ({
  columns: rowsWithTitles(columns, value),
});

export const editor: BlockEditor<TeaserIconData> = {
  schema: {
    fields: {
      headline: { widget: 'text', title: fieldMessages.headline },
      columns: {
        widget: 'objects',
        title: messages.entries,
        item: messages.entry,
        write: writesEntries,
        fields: {
          icon: { widget: 'link', mode: 'image', title: messages.icon },
          title: { widget: 'text', title: fieldMessages.title },
          href: { widget: 'link', mode: 'link', title: fieldMessages.target },
        },
      },
    },
    fieldsets: [{ id: 'default', title: fieldMessages.settings, fields: ['headline', 'columns'] }],
  },
  defaults: () => ({ columns: [] }),
  checks: entryChecks(({ columns }) => columns),
  edit: TeaserIconEdit,
};
