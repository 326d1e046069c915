import type { StoredTable } from '@/components/data-table/table-rows';
import { tableChecks } from '@/editor/block-forms/table-checks';
import { tableSchema } from '@/editor/block-forms/table-settings';
import type { BlockEditor } from '../../definition';
import type { SlateTableData } from '../data';
import { SlateTableEdit } from './edit';
import { newTable } from './change-table';

export const editor: BlockEditor<SlateTableData> = {
  schema: tableSchema,
  // It is written as it is stored, which is more than the shape reads of it.
  defaults: () => ({ table: newTable() as unknown as StoredTable }),
  checks: tableChecks,
  edit: SlateTableEdit,
};
