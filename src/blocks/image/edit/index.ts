import { mediaForm } from '@/editor/block-forms/media-align';
import type { BlockEditor } from '../../definition';
import type { ImageData } from '../data';
import { ImageEdit } from './edit';
import { schemaOf } from './schema';

export const editor: BlockEditor<ImageData> = {
  schema: schemaOf,
  form: {
    values: mediaForm.values,
    // What is as wide as the page has no size.
    change: (stored, name, value) => ({
      ...mediaForm.change(stored, name, value),
      ...(name === 'align' && (value === 'full' || value === 'wide') && { size: undefined }),
    }),
  },
  edit: ImageEdit,
};
