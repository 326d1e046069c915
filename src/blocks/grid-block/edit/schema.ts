import { fieldMessages } from '@/editor/block-forms/messages';
import type { ObjectsField } from '@/forms/schema';
import type { BlockSchema } from '../../definition';
import { mostColumns } from '../columns-class';
import type { GridData } from '../data';
import { messages } from './messages';

interface ImageColumn {
  url: unknown;
  alt: string;
  title: string;
  href: unknown;
  openLinkInNewTab: boolean;
}

interface TeaserColumn {
  href: unknown;
  title: string;
  head_title: string;
  description: string;
  preview_image: unknown;
  openLinkInNewTab: boolean;
  hide_description: boolean;
}

export interface GridForm {
  headline: string;
  align: 'center' | 'full' | 'space-between' | '';
  centeredText: boolean;
  columns: readonly (ImageColumn | TeaserColumn)[];
}

const link = { widget: 'link', mode: 'link', title: fieldMessages.target } as const;
const title = { widget: 'text', title: fieldMessages.title } as const;
const newTab = { widget: 'boolean', title: fieldMessages.newTab } as const;

const list = {
  widget: 'objects',
  title: messages.columns,
  item: messages.column,
  atMost: mostColumns,
} as const;

const imageColumns: ObjectsField<ImageColumn> = {
  ...list,
  fields: {
    url: { widget: 'link', mode: 'image', title: messages.picture },
    alt: { widget: 'text', title: messages.alt },
    title,
    href: link,
    openLinkInNewTab: newTab,
  },
};

const teaserColumns: ObjectsField<TeaserColumn> = {
  ...list,
  fields: {
    href: link,
    title,
    head_title: { widget: 'text', title: fieldMessages.headTitle },
    description: { widget: 'textarea', title: fieldMessages.description },
    preview_image: { widget: 'link', mode: 'image', title: fieldMessages.picture },
    openLinkInNewTab: newTab,
    hide_description: { widget: 'boolean', title: fieldMessages.hideDescription },
  },
};

const shared = {
  headline: { widget: 'text', title: fieldMessages.headline },
  align: {
    widget: 'choice',
    title: fieldMessages.align,
    choices: [
      { value: 'center', title: messages.center },
      { value: 'full', title: messages.full },
      { value: 'space-between', title: messages.apart },
    ],
  },
  centeredText: { widget: 'boolean', title: messages.centered },
} as const;

/** The columns of a grid that holds blocks are edited in their place. */
export const schema: BlockSchema<Pick<GridData, 'headline'>> = {
  fields: { headline: shared.headline },
  fieldsets: [{ id: 'default', title: fieldMessages.settings, fields: ['headline'] }],
};

export const flatSchema = (data: GridData): BlockSchema<GridForm> => ({
  fields: {
    ...shared,
    columns: (data['@type'] === 'imagesGrid' ? imageColumns : teaserColumns) as ObjectsField<
      ImageColumn | TeaserColumn
    >,
  },
  fieldsets: [
    {
      id: 'default',
      title: fieldMessages.settings,
      fields: data.columns.length > 0 ? ['headline', 'columns'] : ['headline'],
    },
    { id: 'look', title: fieldMessages.look, fields: ['align', 'centeredText'] },
  ],
});
