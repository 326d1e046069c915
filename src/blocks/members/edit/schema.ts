import type { Term } from '@/api/types/atoms';
import { fieldMessages } from '@/editor/block-forms/messages';
import type { BlockSchema } from '../../definition';
import { membersShape, memberVariations, showsImages } from '../data';
import { messages } from './messages';

interface MembersForm {
  title: string;
  researchGroup: Term | null;
  institutes: readonly Term[];
  institutsbereiche: readonly Term[];
  administrational_units: readonly Term[];
  sort_order_boolean: boolean;
  variation: (typeof memberVariations)[number];
}

const vocabulary = (name: string) => `/@vocabularies/portal.vocabularies.${name}`;

export const schema: BlockSchema<MembersForm> = {
  fields: {
    title: { widget: 'text', title: fieldMessages.headline },
    researchGroup: {
      widget: 'term',
      title: messages.group,
      vocabulary: vocabulary('research_groups'),
    },
    institutes: { widget: 'terms', title: messages.institutes, vocabulary: vocabulary('institutes') },
    institutsbereiche: {
      widget: 'terms',
      title: messages.areas,
      vocabulary: vocabulary('institutsbereiche'),
    },
    administrational_units: {
      widget: 'terms',
      title: messages.units,
      vocabulary: vocabulary('administrational_units'),
    },
    sort_order_boolean: { widget: 'boolean', title: messages.reversed },
    variation: {
      widget: 'choice',
      title: fieldMessages.variation,
      isRequired: true,
      choices: memberVariations.map((value) => ({ value, title: messages[value] })),
      read: (stored: Readonly<Record<string, unknown>>) =>
        showsImages(membersShape.read(stored)) ? 'default' : 'withoutImage',
    },
  },
  fieldsets: [
    {
      id: 'default',
      title: fieldMessages.settings,
      fields: [
        'title',
        'researchGroup',
        'institutes',
        'institutsbereiche',
        'administrational_units',
        'sort_order_boolean',
        'variation',
      ],
    },
  ],
};
