import type { BlockEditor } from '../../definition';
import { imageSourceAt } from '@/components/image/image-source';
import type { ImageData } from '../data';
import { ImageEdit } from './edit';
import { schemaOf } from './schema';
import { turning } from './turning';

export const editor: BlockEditor<ImageData> = {
  schema: schemaOf,
  checks: {
    isEmpty: (data) => imageSourceAt(data) === undefined,
    pictures: (data) =>
      imageSourceAt(data) === undefined
        ? []
        : [
            {
              alt: data.alt,
              isDecorative: data.decorative === true,
              field: 'alt',
              decorated: { alt: '', decorative: true },
            },
          ],
  },
  turning,
  edit: ImageEdit,
};
