import type { BlockEditor } from '../../definition';
import type { DraftTextData } from '../data';

/** Text of the editor before slate is shown and kept as it is. */
export const editor: BlockEditor<DraftTextData> = { schema: { fields: {}, fieldsets: [] } };
