import { tableChecks } from '@/editor/block-forms/table-checks';
import { tableSchema } from '@/editor/block-forms/table-settings';
import type { BlockEditor } from '../../definition';
import type { DraftTableData } from '../data';

/** The cells of the editor before slate are shown and kept as they are; how the table looks can be chosen. */
export const editor: BlockEditor<DraftTableData> = { schema: tableSchema, checks: tableChecks };
