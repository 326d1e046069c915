import type { Choice } from '@/forms/schema';
import { levels } from '@/blocks/headline';
import { sideMessages } from './messages';

/** The sides on which something can stand. */
export const sideChoices: readonly Choice<'left' | 'center' | 'right'>[] = [
  { value: 'left', title: sideMessages.left },
  { value: 'center', title: sideMessages.center },
  { value: 'right', title: sideMessages.right },
];

/** The levels of headings, by their tags. */
export const levelChoices: readonly Choice<(typeof levels)[number]>[] = levels.map((value) => ({
  value,
  title: value.toUpperCase(),
}));
