import { fieldMessages } from '@/editor/block-forms/messages';
import { entryFields, headTitleField, newTabField, slideMessages } from '@/editor/block-forms/slide-fields';
import { wordsOfTarget } from '@/editor/block-forms/teaser-form';
import type { BlockSchema } from '../../definition';
import { levels } from '../../headline';
import { mostItems } from '../cards-of';

interface Column {
  href: unknown;
  overwrite: boolean;
  title: string;
  head_title: string;
  description: string;
  preview_image: unknown;
  openLinkInNewTab: boolean;
}

export interface CarouselForm {
  headline: string;
  headlineTag: (typeof levels)[number];
  columns: readonly Column[];
  items_to_show: number | null;
  hide_description: boolean;
}

const { href, ...words } = entryFields;

export const schema: BlockSchema<CarouselForm> = {
  fields: {
    headline: { widget: 'text', title: fieldMessages.headline },
    headlineTag: {
      widget: 'choice',
      title: fieldMessages.headlineLevel,
      isRequired: true,
      choices: levels.map((value) => ({ value, title: value.toUpperCase() })),
    },
    columns: {
      widget: 'objects',
      title: slideMessages.cards,
      item: slideMessages.card,
      follows: wordsOfTarget,
      fields: {
        href,
        overwrite: {
          widget: 'boolean',
          title: fieldMessages.overwrite,
          description: fieldMessages.overwriteHint,
          isUsuallyOn: true,
        },
        ...headTitleField,
        ...words,
        ...newTabField,
      },
    },
    items_to_show: {
      widget: 'number',
      title: slideMessages.itemsToShow,
      minimum: 1,
      maximum: mostItems,
      isWhole: true,
    },
    hide_description: { widget: 'boolean', title: fieldMessages.hideDescription },
  },
  fieldsets: [
    { id: 'default', title: fieldMessages.settings, fields: ['headline', 'headlineTag', 'columns'] },
    { id: 'look', title: fieldMessages.look, fields: ['items_to_show', 'hide_description'] },
  ],
};
