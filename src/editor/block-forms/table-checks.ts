import type { BlockChecks } from '@/blocks/definition';
import type { StoredTable } from '@/components/data-table/table-rows';
import { isEmpty } from '@/components/slate-value/nodes';

/** A table says something, and what its columns or rows are. */
export const tableChecks: BlockChecks<{ table: StoredTable }> = {
  isEmpty: ({ table: { head = [], rows } }) => [head, ...rows].flat().every(({ value }) => isEmpty(value)),
  lacksHead: ({ table: { head, rows } }) =>
    head === undefined && rows.length > 0 && !rows.flat().some(({ isHeader }) => isHeader),
};
