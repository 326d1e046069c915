import { levelChoices } from '@/editor/block-forms/choices';
import { fieldMessages } from '@/editor/block-forms/messages';
import { wordsOf } from '@/components/rich-text/words';
import type { BlockSchema } from '../../definition';
import type { levels } from '../../headline';
import type { AccordionData } from '../data';
import { messages } from './messages';

interface Form {
  headline: string;
  title: string;
  title_size: (typeof levels)[number];
  collapsed: boolean;
  non_exclusive: boolean;
  right_arrows: boolean;
  filtering: boolean;
  variation: 'boxed' | '';
}

/** A template may say what belongs into the panels. */
export const schema = ({ instructions }: AccordionData): BlockSchema<Form> => ({
  fields: {
    headline: { widget: 'text', title: fieldMessages.headline },
    title: { widget: 'text', title: messages.name, description: messages.nameHint },
    title_size: { widget: 'choice', title: messages.titleSize, isRequired: true, choices: levelChoices },
    collapsed: { widget: 'boolean', title: messages.collapsed },
    non_exclusive: { widget: 'boolean', title: messages.several },
    right_arrows: { widget: 'boolean', title: messages.rightSigns },
    filtering: { widget: 'boolean', title: messages.filtering },
    variation: {
      widget: 'choice',
      title: fieldMessages.variation,
      choices: [{ value: 'boxed', title: messages.boxed }],
    },
  },
  inner: {
    'styles.theme': {
      widget: 'choice',
      title: messages.theme,
      choices: [
        { value: 'primary', title: messages.primary },
        { value: 'secondary', title: messages.secondary },
        { value: 'tertiary', title: messages.tertiary },
      ],
    },
  },
  fieldsets: [
    {
      id: 'default',
      title: fieldMessages.settings,
      ...(instructions !== '' && { description: wordsOf(instructions).join(' ') }),
      fields: ['headline', 'title', 'title_size', 'collapsed', 'non_exclusive', 'filtering'],
    },
    { id: 'look', title: fieldMessages.look, fields: ['variation', 'right_arrows', 'styles.theme'] },
  ],
});
