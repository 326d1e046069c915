import { part, stored, text } from '@/lib/shape';
import { isRecord } from '@/lib/text';
import { formOf } from './form';

const pair = { blocks: stored(), blocks_layout: stored() };

/** Blocks whose titles are their editors' alone, and those that other blocks of this site draw. */
export const containerForms = {
  group: formOf({ title: text(), as: text(), data: part(pair) }, () => ({})),
  columnsBlock: formOf(
    { title: text(), data: part(pair), gridCols: stored(), gridSize: stored(), gridGap: stored() },
    ({ data }) => ({
      isWhole: isRecord(data?.blocks),
      pieces: isRecord(data?.blocks) ? [{ '@type': 'gridBlock', ...data }] : [],
    }),
  ),
  tabs_block: formOf({ title: text(), data: part(pair), template: text() }, ({ title, data }) => ({
    title,
    isWhole: isRecord(data?.blocks),
    pieces: isRecord(data?.blocks) ? [{ '@type': 'accordion', data }] : [],
  })),
  tab: formOf({ title: text(), ...pair }, ({ title }) => ({ title })),
};
