import type { Action } from './action';
import { messages } from './messages';

const everywhere = ['field', 'text', 'block', 'page'] as const;

/** In a translation the same key leads through its blocks. */
export const nextChange: Action = {
  id: 'nextChange',
  title: messages.nextChange,
  icon: 'arrow-down',
  keys: ['F8'],
  scopes: everywhere,
  isEnabled: ({ screen }) => screen.hasChanges,
  run: ({ screen }) => {
    screen.goToChange(1);
    return true;
  },
};

const previousChange: Action = {
  id: 'previousChange',
  title: messages.previousChange,
  icon: 'arrow-up',
  keys: ['Shift+F8'],
  scopes: everywhere,
  isEnabled: ({ screen }) => screen.hasChanges,
  run: ({ screen }) => {
    screen.goToChange(-1);
    return true;
  },
};

/** What leads through the work of an earlier sitting. */
export const draftActions: readonly Action[] = [nextChange, previousChange];
