import { defineBlock } from '@/blocks/definition';
import { madeUpShape } from './data';
import { MadeUpView } from './view';

export const madeUp = defineBlock({
  name: 'madeUp',
  title: { id: 'editor.block.quote' },
  group: 'text',
  shape: madeUpShape,
  view: MadeUpView,
  outline: { headings: ({ headline }) => [{ level: 2, text: headline }] },
  editor: async () => (await import('./edit')).editor,
});
