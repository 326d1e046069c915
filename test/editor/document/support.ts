import type { Change } from '@/editor/document/change';
import { createPageDocument, type PageDocument } from '@/editor/document/page-document';
import { placedIn } from '@/editor/document/layout';
import type { ContainerKey, ContainerRules, DocumentState } from '@/editor/document/types';
import { sourceOf } from '@/editor/document/to-content';
import { writeBlock } from '@/editor/document/write-block';
import { holding } from './pages';

/** Ids in the order in which they are made: `new1`, `new2` … */
export function countingIds(): () => string {
  let count = 0;
  return () => `new${++count}`;
}

export const page = (
  blocks: Record<string, unknown>,
  rules: Record<string, ContainerRules> = {},
): PageDocument =>
  createPageDocument(holding(blocks), {
    newId: countingIds(),
    rulesOf: (type) => rules[type ?? 'page'],
    clock: () => 0,
  });

/** The order of a page, what blocks hold in brackets behind them: `['title', 'grid(a b)']`. */
export function orderOf(state: DocumentState): string[] {
  const inside = (key: ContainerKey): string[] => {
    const container = state.containers.get(key);
    return (container ? placedIn(container) : []).map((block) => {
      const { id = '', containers = [] } = state.blocks.get(block) ?? {};
      const held = containers.map((each) => inside(each).join(' '));
      return held.length === 0 ? id : `${id}(${held.join(' | ')})`;
    });
  };
  return state.roots.flatMap(inside);
}

/** What a command makes of the page: its order, the selection, and whether undoing it gives the same page again. */
export function outcome(
  document: PageDocument,
  command: (state: DocumentState) => Change | undefined,
): { isDone: boolean; order: string[]; selected: readonly string[]; isUndone: boolean } {
  const before = JSON.stringify(document.toContent());
  const isDone = document.run(command);
  const order = orderOf(document.state);
  const selected = document.state.selection.blocks;
  document.undo();
  const isUndone = JSON.stringify(document.toContent()) === before;
  document.redo();
  return { isDone, order, selected, isUndone };
}

export function storedAt({ state }: PageDocument, key: string): unknown {
  const block = state.blocks.get(key);
  return block && writeBlock(sourceOf(state), block);
}
