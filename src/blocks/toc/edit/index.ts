import type { BlockEditor } from '../../definition';
import type { TocData } from '../data';
import { TocEdit } from './edit';
import { schema } from './schema';

export const editor: BlockEditor<TocData> = {
  schema,
  edit: TocEdit,
};
