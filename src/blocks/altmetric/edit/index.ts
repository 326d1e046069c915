import { altmetricIds } from '@/api/altmetric';
import { fieldMessages } from '@/editor/block-forms/messages';
import type { BlockEditor, BlockSchema } from '../../definition';
import { altmetricShape, badgeSides, badgeTypes, type AltmetricData } from '../data';
import { AltmetricEdit } from './edit';
import { messages } from './messages';

const sides = badgeSides.map((value) => ({ value, title: messages[value] }));

const schema: BlockSchema<AltmetricData> = {
  fields: {
    idType: {
      widget: 'choice',
      title: messages.idType,
      isRequired: true,
      choices: altmetricIds.map((value) => ({ value, title: value })),
    },
    idValue: { widget: 'text', title: messages.idValue, isRequired: true },
    'badge-type': {
      widget: 'choice',
      title: messages.type,
      isRequired: true,
      choices: badgeTypes.map((value) => ({ value, title: value })),
    },
    'badge-details': { widget: 'choice', title: messages.details, choices: sides },
    'badge-popover': { widget: 'choice', title: messages.popover, choices: sides },
    'hide-no-mentions': { widget: 'boolean', title: messages.hide },
    condensed: { widget: 'boolean', title: messages.condensed },
  },
  fieldsets: [
    { id: 'default', title: fieldMessages.settings, fields: ['idType', 'idValue'] },
    {
      id: 'look',
      title: fieldMessages.look,
      fields: ['badge-type', 'badge-details', 'badge-popover', 'hide-no-mentions', 'condensed'],
    },
  ],
};

export const editor: BlockEditor<AltmetricData> = {
  schema,
  form: {
    values: (stored) => ({ ...stored, ...altmetricShape.read(stored) }),
    change: (_stored, name, value) => ({ [name]: value }),
  },
  defaults: () => ({ idType: 'doi', 'badge-type': '4', 'hide-no-mentions': true, condensed: false }),
  validate: ({ idValue }) => (idValue.trim() === '' ? { idValue: { message: messages.prompt } } : {}),
  edit: AltmetricEdit,
};
