import type { BlockEditor } from '../../definition';
import { EventMetadataEdit } from './edit';

/** What it shows is entered among the fields of the page. */
export const editor: BlockEditor = { schema: { fields: {}, fieldsets: [] }, edit: EventMetadataEdit };
