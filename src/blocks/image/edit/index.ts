import type { BlockEditor } from '../../definition';
import type { ImageData } from '../data';
import { ImageEdit } from './edit';
import { schemaOf } from './schema';

export const editor: BlockEditor<ImageData> = { schema: schemaOf, edit: ImageEdit };
