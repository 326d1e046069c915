import { altmetricIds } from '@/api/altmetric';
import { fieldMessages } from '@/editor/block-forms/messages';
import type { BlockEditor, BlockSchema } from '../../definition';
import { altmetricShape, badgeSides, badgeTypes, type AltmetricData } from '../data';
import { AltmetricEdit } from './edit';
import { messages } from './messages';

const sides = badgeSides.map((value) => ({ value, title: messages[value] }));

/** A field that shows what the shape reads of it. */
const reads = (name: keyof AltmetricData) => ({
  read: (stored: Readonly<Record<string, unknown>>) => altmetricShape.read(stored)[name],
});

const schema: BlockSchema<AltmetricData> = {
  fields: {
    idType: {
      ...reads('idType'),
      widget: 'choice',
      title: messages.idType,
      isRequired: true,
      choices: altmetricIds.map((value) => ({ value, title: value })),
    },
    idValue: { widget: 'text', title: messages.idValue, isRequired: true, ...reads('idValue') },
    'badge-type': {
      ...reads('badge-type'),
      widget: 'choice',
      title: messages.type,
      isRequired: true,
      choices: badgeTypes.map((value) => ({ value, title: value })),
    },
    'badge-details': { widget: 'choice', title: messages.details, choices: sides, ...reads('badge-details') },
    'badge-popover': { widget: 'choice', title: messages.popover, choices: sides, ...reads('badge-popover') },
    'hide-no-mentions': { widget: 'boolean', title: messages.hide, ...reads('hide-no-mentions') },
    condensed: { widget: 'boolean', title: messages.condensed, ...reads('condensed') },
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
  defaults: () => ({ idType: 'doi', 'badge-type': '4', 'hide-no-mentions': true, condensed: false }),
  validate: ({ idValue }) => (idValue.trim() === '' ? { idValue: { message: messages.prompt } } : {}),
  edit: AltmetricEdit,
};
