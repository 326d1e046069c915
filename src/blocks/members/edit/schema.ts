import type { Term } from '@/api/types/atoms';
import { fieldMessages } from '@/editor/block-forms/messages';
import type { BlockSchema } from '../../definition';
import { memberVariations } from '../data';
import { messages } from './messages';

export interface MembersForm {
  title: string;
  researchGroup: Term | null;
  sort_order_boolean: boolean;
  variation: (typeof memberVariations)[number];
}

export const schema: BlockSchema<MembersForm> = {
  fields: {
    title: { widget: 'text', title: fieldMessages.headline },
    researchGroup: {
      widget: 'term',
      title: messages.group,
      vocabulary: '/@vocabularies/portal.vocabularies.research_groups',
    },
    sort_order_boolean: { widget: 'boolean', title: messages.reversed },
    variation: {
      widget: 'choice',
      title: fieldMessages.variation,
      isRequired: true,
      choices: memberVariations.map((value) => ({ value, title: messages[value] })),
    },
  },
  fieldsets: [
    {
      id: 'default',
      title: fieldMessages.settings,
      fields: ['title', 'researchGroup', 'sort_order_boolean', 'variation'],
    },
  ],
};
