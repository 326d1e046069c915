import type { BlockSchema } from '../../definition';
import type { SlateData } from '../data';

/** A text is edited in its place alone. */
export const schema: BlockSchema<SlateData> = { fields: {}, fieldsets: [] };
