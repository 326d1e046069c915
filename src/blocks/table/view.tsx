import { DataTable } from '@/components/data-table/data-table';
import type { BlockViewProps } from '../definition';
import { blockGround } from '../frame/ground';
import type { DraftTableData } from './data';

/** The table of the editor before slate. */
export function DraftTableView({ data }: BlockViewProps<DraftTableData>) {
  return <DataTable table={data.table} isStrip={blockGround(data) !== undefined} />;
}
