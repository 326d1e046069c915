import { mediaForm } from '@/editor/block-forms/media-place';
import type { BlockEditor } from '../../definition';
import type { ImageData } from '../data';
import { ImageEdit } from './edit';
import { schemaOf } from './schema';

export const editor: BlockEditor<ImageData> = { schema: schemaOf, form: mediaForm, edit: ImageEdit };
