import type { PersonVariation } from '@/components/persons/looks';
import { fieldMessages } from '@/editor/block-forms/messages';
import { personChoices } from '@/editor/block-forms/person-choices';
import type { BlockSchema } from '../../definition';
import { messages } from './messages';

export interface MemberListForm {
  headline: string;
  columns: readonly { href: unknown }[];
  variation: PersonVariation;
}

export const schema: BlockSchema<MemberListForm> = {
  fields: {
    headline: { widget: 'text', title: fieldMessages.headline },
    columns: {
      widget: 'objects',
      title: messages.members,
      item: messages.member,
      fields: {
        href: { widget: 'link', mode: 'link', title: fieldMessages.target, selectableTypes: ['Member'] },
      },
    },
    variation: {
      widget: 'choice',
      title: fieldMessages.variation,
      isRequired: true,
      choices: personChoices,
    },
  },
  fieldsets: [{ id: 'default', title: fieldMessages.settings, fields: ['headline', 'columns', 'variation'] }],
};
