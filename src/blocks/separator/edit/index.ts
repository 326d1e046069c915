import type { BlockEditor } from '../../definition';

/** A line has nothing to set. */
export const editor: BlockEditor = { schema: { fields: {}, fieldsets: [] } };
