import { mediaForm } from '@/editor/block-forms/media-align';
import type { BlockEditor } from '../../definition';
import type { MapsData } from '../data';
import { MapsEdit } from './edit';
import { schema } from './schema';

export const editor: BlockEditor<MapsData> = { schema, form: mediaForm, edit: MapsEdit };
