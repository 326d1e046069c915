import { tableOfCells } from '@/components/data-table/table-rows';
import { draftText } from '@/components/slate-value/draft-shape';
import { record, type Read } from '@/lib/shape';
import { groundFields } from '../frame/data';

/** As in `slateTable`, with draft.js in the cells. */
export const draftTableShape = record({ ...groundFields, table: tableOfCells(draftText()) });
export type DraftTableData = Read<typeof draftTableShape>;
