import type { BlockEditor } from '../../definition';
import type { HtmlData } from '../data';
import { checks } from './checks';
import { HtmlEdit } from './edit';
import { schema } from './schema';

export const editor: BlockEditor<HtmlData> = { schema, checks, edit: HtmlEdit };
