import type { BlockEditor } from '../../definition';
import type { HtmlData } from '../data';
import { HtmlEdit } from './edit';
import { schema } from './schema';

export const editor: BlockEditor<HtmlData> = { schema, edit: HtmlEdit };
