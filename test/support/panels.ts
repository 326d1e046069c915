import type { BlockLookup } from '@/blocks/blocks-context';
import { defineBlock } from '@/blocks/definition';
import { blockNamed } from '@/blocks/registry';
import { isRecord } from '@/lib/text';

const nothing = () => null;
const title = { id: 'block.slate.title' };

const panels = [
  defineBlock({
    name: 'madeUpPanels',
    title,
    group: 'layout',
    view: nothing,
    outline: { children: ({ data }: { data?: unknown }) => (isRecord(data) ? [data] : []) },
  }),
  defineBlock({
    name: 'madeUpPanel',
    title,
    group: 'layout',
    view: nothing,
    outline: { children: (panel: object) => [panel] },
  }),
];

/** The registry with a container that keeps its panels in a field, and blocks in each of them. */
export const withPanels: BlockLookup = (name) =>
  panels.find((definition) => definition.name === name) ?? blockNamed(name);

/** Such a container as it is stored, with one panel. */
export const madeUpPanels = (blocks: object) => ({
  '@type': 'madeUpPanels',
  data: {
    blocks: { panel: { '@type': 'madeUpPanel', ...blocks } },
    blocks_layout: { items: ['panel'] },
  },
});
