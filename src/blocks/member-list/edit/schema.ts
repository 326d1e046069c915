import type { PersonVariation } from '@/components/persons/looks';
import { fieldMessages } from '@/editor/block-forms/messages';
import { personChoices } from '@/editor/block-forms/person-choices';
import { newId } from '@/editor/document/new-id';
import { recordsOf } from '@/lib/text';
import type { BlockSchema } from '../../definition';
import { memberListShape } from '../data';
import { variationOf } from '../members-of';
import { messages } from './messages';

interface MemberListForm {
  headline: string;
  columns: readonly { href: unknown }[];
  variation: PersonVariation;
}

type Stored = Readonly<Record<string, unknown>>;

const storedColumn = (column: Record<string, unknown>) =>
  column['id'] === undefined && column['@id'] === undefined ? { id: newId(), ...column } : column;

export const schema: BlockSchema<MemberListForm> = {
  fields: {
    headline: { widget: 'text', title: fieldMessages.headline },
    columns: {
      widget: 'objects',
      title: messages.members,
      item: messages.member,
      write: (_stored: Stored, value: unknown) => ({ columns: recordsOf(value).map(storedColumn) }),
      fields: {
        href: { widget: 'link', mode: 'link', title: fieldMessages.target, selectableTypes: ['Member'] },
      },
    },
    variation: {
      widget: 'choice',
      title: fieldMessages.variation,
      isRequired: true,
      choices: personChoices,
      read: (stored: Stored) => variationOf(memberListShape.read(stored)),
    },
  },
  fieldsets: [{ id: 'default', title: fieldMessages.settings, fields: ['headline', 'columns', 'variation'] }],
};
