import type { BlockEditor } from '../../definition';
import type { HighlightData } from '../data';
import { HighlightEdit } from './edit';
import { schema } from './schema';

export const editor: BlockEditor<HighlightData> = { schema, edit: HighlightEdit };
