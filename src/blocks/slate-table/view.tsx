import { DataTable } from '@/components/data-table/data-table';
import type { BlockViewProps } from '../definition';
import { blockGround } from '../frame/ground';
import type { SlateTableData } from './data';

export function SlateTableView({ data }: BlockViewProps<SlateTableData>) {
  return <DataTable table={data.table} isStrip={blockGround(data) !== undefined} />;
}
