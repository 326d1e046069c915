import { levelChoices } from '@/editor/block-forms/choices';
import { fieldMessages } from '@/editor/block-forms/messages';
import { linesOfHtml } from '@/lib/html-lines';
import type { BlockSchema } from '../../definition';
import type { levels } from '../../headline';
import { readOnce } from '@/lib/read-once';
import { accordionShape, isExclusive, type AccordionData } from '../data';
import { messages } from './messages';

type Stored = Readonly<Record<string, unknown>>;

/** Whether several panels may be open is stored under either of two names, of which one says the opposite. */
const several = {
  read: (stored: Stored) => !isExclusive(readOnce(accordionShape, stored)),
  write: (stored: Stored, value: unknown) => {
    if (!Object.hasOwn(stored, 'exclusive')) return { non_exclusive: value };
    const isBoth = Object.hasOwn(stored, 'non_exclusive');
    return { exclusive: value !== true, ...(isBoth && { non_exclusive: value }) };
  },
};

const readsSize = (stored: Stored) => readOnce(accordionShape, stored).title_size;
const readsArrows = (stored: Stored) => readOnce(accordionShape, stored).right_arrows !== false;

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
    title_size: {
      widget: 'choice',
      title: messages.titleSize,
      isRequired: true,
      choices: levelChoices,
      read: readsSize,
    },
    collapsed: { widget: 'boolean', title: messages.collapsed },
    non_exclusive: { widget: 'boolean', title: messages.several, ...several },
    right_arrows: { widget: 'boolean', title: messages.rightSigns, read: readsArrows },
    filtering: { widget: 'boolean', title: messages.filtering },
    variation: {
      widget: 'choice',
      title: fieldMessages.variation,
      choices: [{ value: 'boxed', title: messages.boxed }],
    },

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
      ...(instructions !== '' && { description: linesOfHtml(instructions).join(' ') }),
      fields: ['headline', 'title', 'title_size', 'collapsed', 'non_exclusive', 'filtering'],
    },
    { id: 'look', title: fieldMessages.look, fields: ['variation', 'right_arrows', 'styles.theme'] },
  ],
});
