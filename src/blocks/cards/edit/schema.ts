import { fieldMessages } from '@/editor/block-forms/messages';
import { blockForm } from '@/tool/form/block-form';
import type { BlockSchema } from '../../definition';
import { mostCards } from '../data';
import { messages } from './messages';

interface Form {
  cards: readonly { url: unknown; text: string }[];
  align: 'center' | 'full' | '';
  centeredText: boolean;
  hideText: boolean;
  noBorders: boolean;
  expandCards: boolean;
}

const schema: BlockSchema<Form> = {
  fields: {
    cards: {
      widget: 'objects',
      title: messages.cards,
      item: messages.card,
      atMost: mostCards,
      fields: {
        text: { widget: 'textarea', title: messages.text },
        url: { widget: 'link', mode: 'image', title: messages.picture },
      },
    },
    align: {
      widget: 'choice',
      title: fieldMessages.align,
      choices: [
        { value: 'center', title: messages.center },
        { value: 'full', title: messages.full },
      ],
    },
    centeredText: { widget: 'boolean', title: messages.centeredText },
    hideText: { widget: 'boolean', title: messages.hideText },
    noBorders: { widget: 'boolean', title: messages.noBorders },
    expandCards: { widget: 'boolean', title: messages.expandCards },
  },
  fieldsets: [
    {
      id: 'default',
      title: fieldMessages.settings,
      fields: ['cards', 'align', 'centeredText', 'hideText', 'noBorders', 'expandCards'],
    },
  ],
};

export const { fields, fieldsets } = blockForm(schema, {} as Form);
