import type { BlockEditor } from '../../definition';
import type { ButtonData } from '../data';
import { ButtonEdit } from './edit';
import { schema } from './schema';

export const editor: BlockEditor<ButtonData> = {
  schema,
  defaults: () => ({ href: [] }),
  edit: ButtonEdit,
};
