import { fieldMessages } from '@/editor/block-forms/messages';
import { teaserColumns } from '@/editor/block-forms/teaser-columns';
import type { BlockSchema } from '../../definition';
import { messages } from './messages';

interface Form {
  headline: string;
  columns: readonly {
    href: unknown;
    title: string;
    description: string;
    preview_image: unknown;
    openLinkInNewTab: boolean;
  }[];
}

export const schema: BlockSchema<Form> = {
  fields: {
    headline: { widget: 'text', title: fieldMessages.headline },
    columns: {
      widget: 'objects',
      title: messages.tabs,
      item: messages.tab,
      write: ({ columns }: Readonly<Record<string, unknown>>, value: unknown) => ({
        columns: teaserColumns(columns, value),
      }),
      fields: {
        href: { widget: 'link', mode: 'link', title: fieldMessages.target },
        title: { widget: 'text', title: fieldMessages.title },
        description: { widget: 'textarea', title: fieldMessages.description },
        preview_image: { widget: 'link', mode: 'image', title: fieldMessages.picture },
        openLinkInNewTab: { widget: 'boolean', title: fieldMessages.newTab },
      },
    },
  },
  fieldsets: [{ id: 'default', title: fieldMessages.settings, fields: ['headline', 'columns'] }],
};
