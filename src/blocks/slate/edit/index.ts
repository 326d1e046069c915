import type { BlockEditor } from '../../definition';
import type { SlateData } from '../data';
import { SlateEdit } from './edit';
import { schema } from './schema';

export const editor: BlockEditor<SlateData> = { schema, edit: SlateEdit };
