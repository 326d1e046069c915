import type { Choice } from '@/forms/schema';
import { sideMessages } from './messages';

/** The sides on which something can stand. */
export const sideChoices: readonly Choice<'left' | 'center' | 'right'>[] = [
  { value: 'left', title: sideMessages.left },
  { value: 'center', title: sideMessages.center },
  { value: 'right', title: sideMessages.right },
];
