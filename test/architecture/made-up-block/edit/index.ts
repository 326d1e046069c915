import type { BlockEditor } from '@/blocks/definition';
import type { MadeUpData } from '../data';
import { MadeUpEdit } from './edit';
import { schema } from './schema';

export const editor: BlockEditor<MadeUpData> = {
  schema,
  defaults: () => ({ words: 'Words to begin with' }),
  edit: MadeUpEdit,
};
