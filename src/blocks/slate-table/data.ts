import { tableOfCells } from '@/components/data-table/table-rows';
import { slateText } from '@/components/slate-value/shape';
import { record, type Read } from '@/lib/shape';
import { groundFields } from '../frame/data';

export const slateTableShape = record({ ...groundFields, table: tableOfCells(slateText()) });
export type SlateTableData = Read<typeof slateTableShape>;
