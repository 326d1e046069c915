import type { BlockLookup } from '@/blocks/blocks-context';
import { defineBlock } from '@/blocks/definition';
import { blockNamed } from '@/blocks/registry';
import { record, type Shape } from '@/lib/shape';
import { isRecord } from '@/lib/text';
import '~test/support/all-blocks';

const container: Shape<object> = { read: (stored) => (isRecord(stored) ? stored : {}) };
const nothing = () => null;
const title = { id: 'editor.block.slate' };

const panels = [
  defineBlock({
    name: 'madeUpPanels',
    title,
    group: 'layout',
    shape: record({ data: container }),
    view: nothing,
    outline: { children: ({ data }) => [data] },
  }),
  defineBlock({
    name: 'madeUpPanel',
    title,
    group: 'layout',
    shape: container,
    view: nothing,
    outline: { children: (panel) => [panel] },
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
