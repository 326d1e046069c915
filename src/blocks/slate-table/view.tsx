import { DataTable } from '@/components/data-table/data-table';
import { nodesOf, plainText } from '@/components/slate-value/nodes';
import { SlateValue } from '@/components/slate-value/slate-value';
import type { BlockViewProps } from '../definition';
import { blockGround } from '../frame/ground';
import type { SlateTableData } from './data';

const cell = (value: unknown) => <SlateValue value={value} />;
const text = (value: unknown) => plainText(nodesOf(value));

export function SlateTableView({ data }: BlockViewProps<SlateTableData>) {
  return <DataTable table={data.table} cell={cell} text={text} isStrip={blockGround(data) !== undefined} />;
}
