import type { BlockEditor } from '../../definition';
import { LeadimageEdit } from './edit';

export const editor: BlockEditor = { schema: { fields: {}, fieldsets: [] }, edit: LeadimageEdit };
