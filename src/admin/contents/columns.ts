import { messages } from './messages';

/** The columns that can be chosen, in their order; the title always stands. */
export const contentsColumns = [
  { name: 'state', label: messages.state },
  { name: 'type', label: messages.type },
  { name: 'modified', label: messages.modified },
] as const;
