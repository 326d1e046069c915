import type { BlockEditor } from '../../definition';
import { mostCards, type CardsData } from '../data';
import { CardsEdit } from './edit';
import { messages } from './messages';

/** All of it is set in a dialog of its own. */
export const editor: BlockEditor<CardsData> = {
  schema: { fields: {}, fieldsets: [] },
  defaults: () => ({ cards: [] }),
  validate: ({ cards }) =>
    cards.length > mostCards ? { cards: { message: messages.tooMany, values: { count: mostCards } } } : {},
  checks: { isEmpty: ({ cards }) => cards.length === 0 },
  edit: CardsEdit,
};
