import { entriesOf } from '@/editor/block-forms/entries-form';
import { fieldMessages } from '@/editor/block-forms/messages';
import { entryFields, headTitleField, newTabField, slideMessages } from '@/editor/block-forms/slide-fields';
import { wordsOfTarget } from '@/editor/block-forms/teaser-form';
import type { BlockSchema } from '../../definition';
import { levels } from '../../headline';
import { itemsToShow, mostItems } from '../cards-of';
import { carouselShape } from '../data';

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

type Stored = Readonly<Record<string, unknown>>;

export const schema: BlockSchema<CarouselForm> = {
  fields: {
    headline: { widget: 'text', title: fieldMessages.headline },
    headlineTag: {
      widget: 'choice',
      title: fieldMessages.headlineLevel,
      isRequired: true,
      choices: levels.map((value) => ({ value, title: value.toUpperCase() })),
      read: (stored: Stored) => carouselShape.read(stored).headlineTag,
    },
    columns: {
      widget: 'objects',
      title: slideMessages.cards,
      item: slideMessages.card,
      follows: wordsOfTarget,
      ...entriesOf('columns', '@id'),
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
      // A number outside of what can be shown stands in the form as what is shown.
      read: (stored: Stored) => itemsToShow(stored['items_to_show']),
    },
    hide_description: { widget: 'boolean', title: fieldMessages.hideDescription },
  },
  fieldsets: [
    { id: 'default', title: fieldMessages.settings, fields: ['headline', 'headlineTag', 'columns'] },
    { id: 'look', title: fieldMessages.look, fields: ['items_to_show', 'hide_description'] },
  ],
};
