import { changeOf } from '@/editor/side-form/inner-fields';
import type { BlockEditor } from '../../definition';
import type { ImageData } from '../data';
import { ImageEdit } from './edit';
import { schemaOf } from './schema';

export const editor: BlockEditor<ImageData> = {
  schema: schemaOf,
  form: {
    values: (stored) => stored,
    // What is as wide as the page has no size.
    change: (stored, name, value) => ({
      ...changeOf(stored, name, value),
      ...(name === 'align' && (value === 'full' || value === 'wide') && { size: undefined }),
    }),
  },
  edit: ImageEdit,
};
