import { fieldMessages } from '@/editor/block-forms/messages';
import type { ObjectsField } from '@/forms/schema';
import type { BlockSchema } from '../../definition';
import { mostOf } from '../columns-class';
import type { GridData } from '../data';
import { columnsOf, hiddenWithoutPicture, type Column } from './column-fields';
import { messages } from './messages';
import { writeColumns } from './write-columns';

interface GridForm {
  headline: string;
  align: 'center' | 'full' | 'space-between' | '';
  centeredText: boolean;
  variation: 'icons' | '';
  columns: readonly Column[];
}

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
  variation: {
    widget: 'choice',
    title: fieldMessages.variation,
    choices: [{ value: 'icons', title: messages.asIcons }],
  },
} as const;

/** The columns of a grid that holds blocks are edited in their place. */
export const schema: BlockSchema<Pick<GridData, 'headline'>> = {
  fields: { headline: shared.headline },
  fieldsets: [{ id: 'default', title: fieldMessages.settings, fields: ['headline'] }],
};

export const flatSchema = (data: GridData): BlockSchema<GridForm> => {
  const columns: ObjectsField<Column> = {
    widget: 'objects',
    title: messages.columns,
    item: messages.column,
    atMost: mostOf(data),
    atLeast: 1,
    ...(data['@type'] === 'imagesGrid' && { hides: hiddenWithoutPicture }),
    fields: columnsOf(data['@type']),
    write: writeColumns,
  };
  return {
    fields: { ...shared, columns },
    fieldsets: [
      {
        id: 'default',
        title: fieldMessages.settings,
        fields: data.columns.length > 0 ? ['headline', 'columns'] : ['headline'],
      },
      {
        id: 'look',
        title: fieldMessages.look,
        fields:
          data['@type'] === 'imagesGrid' ? ['variation', 'align', 'centeredText'] : ['align', 'centeredText'],
      },
    ],
  };
};
