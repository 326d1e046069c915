import type { BlockEditor } from '../../definition';
import type { HeadingData } from '../data';
import { HeadingEdit } from './edit';
import { schema } from './schema';

export const editor: BlockEditor<HeadingData> = {
  schema,
  defaults: () => ({ heading: '', tag: 'h2', alignment: 'left' }),
  edit: HeadingEdit,
};
