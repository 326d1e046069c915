import type { BlockEditor } from '../../definition';
import type { ForeignData } from '../data';
import { ForeignEdit } from './edit';
import { messages } from './messages';
import { ForeignSettings } from './settings';

/** The form of a block of another site is what is stored of it; see `stored-json.tsx`. */
export const editor: BlockEditor<ForeignData & { stored?: unknown }> = {
  schema: { fields: { stored: { widget: 'json', title: messages.stored } }, fieldsets: [] },
  edit: ForeignEdit,
  settings: ForeignSettings,
};
