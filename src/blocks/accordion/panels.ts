import { isEmpty, nodesOf } from '@/components/slate-value/nodes';
import { isRecord } from '@/lib/text';
import { blocksOf } from '../blocks-of';
import type { BlockLookup } from '../blocks-context';
import type { BlocksContainer } from '../definition';
import type { AccordionData, PanelData } from './data';

/** The panels as blocks; each knows of what size the titles are. */
export function panelsIn({ data, title_size }: AccordionData): BlocksContainer {
  const blocks = isRecord(data?.blocks) ? data.blocks : {};
  return {
    blocks: Object.fromEntries(
      Object.entries(blocks)
        .filter((entry): entry is [string, Record<string, unknown>] => isRecord(entry[1]))
        .map(([id, panel]) => [id, { '@type': '', ...panel, title_size }]),
    ),
    blocks_layout: data?.blocks_layout,
  } as BlocksContainer;
}

/** Whether a panel would show neither a title nor anything below it. */
export function isEmptyPanel(panel: PanelData, find: BlockLookup): boolean {
  const { placed } = blocksOf(panel, find);
  const saysNothing = ({ '@type': type, value }: Record<string, unknown>) =>
    type === 'slate' && isEmpty(nodesOf(value));
  return panel.title.trim() === '' && placed.every(({ block }) => saysNothing(block));
}
