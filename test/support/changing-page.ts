import type { BlockLookup } from '@/blocks/blocks-context';
import type { Block } from '@/blocks/definition';
import { outlineOf } from '@/blocks/page/outline';
import type { PageStore } from '@/blocks/page/page-store';
import { storedPage } from './stored-page';

/** A page whose blocks change, as the one of an editor does; their keys are b0, b1 … */
export function createChangingPage(blocks: readonly Block[], find: BlockLookup) {
  let content: Record<string, unknown> = storedPage(blocks);
  let outline = outlineOf(content, find);
  const listeners = new Set<() => void>();
  const store: PageStore = {
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    field: (name) => content[name],
    outline: () => outline,
  };
  const change = (fields: object) => {
    content = { ...content, ...fields };
    outline = outlineOf(content, find, outline);
    for (const listener of listeners) listener();
  };
  return {
    store,
    content: () => content,
    setField: (name: string, value: unknown) => change({ [name]: value }),
    setBlock: (id: string, block: Block) =>
      change({ blocks: { ...(content['blocks'] as object), [id]: block } }),
  };
}
