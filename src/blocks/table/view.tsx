import { DataTable } from '@/components/data-table/data-table';
import { fromDraft } from '@/components/slate-value/from-draft';
import { plainText } from '@/components/slate-value/nodes';
import { SlateNodes } from '@/components/slate-value/slate-value';
import type { BlockViewProps } from '../definition';
import { blockGround } from '../frame/ground';
import type { DraftTableData } from './data';

const cell = (value: unknown) => <SlateNodes nodes={fromDraft(value)} />;
const text = (value: unknown) => plainText(fromDraft(value));

/** The table of the editor before slate. */
export function DraftTableView({ data }: BlockViewProps<DraftTableData>) {
  return <DataTable table={data.table} cell={cell} text={text} isStrip={blockGround(data) !== undefined} />;
}
