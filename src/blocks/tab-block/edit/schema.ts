import { fieldMessages } from '@/editor/block-forms/messages';
import { recordsOf } from '@/lib/text';
import type { BlockSchema } from '../../definition';
import { messages } from './messages';
import { withTabs } from './with-tabs';

interface Form {
  headline: string;
  columns: readonly { title: string }[];
}

export const schema: BlockSchema<Form> = {
  fields: {
    headline: { widget: 'text', title: fieldMessages.headline },
    columns: {
      widget: 'objects',
      title: messages.tabs,
      item: messages.tab,
      write: (stored: Readonly<Record<string, unknown>>, value: unknown) =>
        withTabs(stored, recordsOf(value)),
      fields: { title: { widget: 'text', title: fieldMessages.title } },
    },
  },
  fieldsets: [{ id: 'default', title: fieldMessages.settings, fields: ['headline', 'columns'] }],
};
