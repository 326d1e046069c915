import { tableOfCells } from '@/components/data-table/table-rows';
import { draftText } from '@/components/slate-value/shape';
import { record, type Read } from '@/lib/shape';

/** As in `slateTable`, with draft.js in the cells. */
export const draftTableShape = record({ table: tableOfCells(draftText()) });
export type DraftTableData = Read<typeof draftTableShape>;
