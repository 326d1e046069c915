import { levelChoices } from '@/editor/block-forms/choices';
import { fieldMessages } from '@/editor/block-forms/messages';
import type { BlockSchema } from '../../definition';
import type { TocData } from '../data';
import { messages } from './messages';

interface Form {
  title: string;
  hide_title: boolean;
  variation: TocData['variation'];
  levels: readonly string[];
  ordered: boolean;
  sticky: boolean;
}

const readsVariation = (stored: Readonly<Record<string, unknown>>) => stored['variation'] ?? 'default';

/** Only a row of links can stay in sight. */
export const schema = ({ variation }: TocData): BlockSchema<Form> => ({
  fields: {
    title: { widget: 'text', title: fieldMessages.title },
    hide_title: { widget: 'boolean', title: messages.hideTitle },
    variation: {
      widget: 'choice',
      title: fieldMessages.variation,
      isRequired: true,
      choices: [
        { value: 'default', title: messages.nested },
        { value: 'horizontalMenu', title: messages.row },
      ],
      read: readsVariation,
    },
    levels: {
      widget: 'choices',
      title: messages.levels,
      description: messages.levelsHint,
      choices: levelChoices,
    },
    ordered: { widget: 'boolean', title: messages.ordered },
    sticky: { widget: 'boolean', title: messages.sticky },
  },
  fieldsets: [
    {
      id: 'default',
      title: fieldMessages.settings,
      fields: [
        ...(['title', 'hide_title', 'variation', 'levels', 'ordered'] as const),
        ...(variation === 'horizontalMenu' ? (['sticky'] as const) : []),
      ],
    },
  ],
});
