import type { BlockEditor } from '../../definition';
import { TitleEdit } from './edit';

/** It shows a field of the page and has none of its own. */
export const editor: BlockEditor = { schema: { fields: {}, fieldsets: [] }, edit: TitleEdit };
