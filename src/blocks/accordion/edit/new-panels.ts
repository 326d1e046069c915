import { newId } from '@/editor/document/new-id';
import { emptyText } from '@/editor/document/text-block';
import { panelType } from '../data';

const countAtFirst = 3;

/** What a panel holds that was just made: a place to type. */
export function newPanel() {
  const text = newId();
  return { title: '', blocks: { [text]: emptyText }, blocks_layout: { items: [text] } };
}

/** The panels of a new accordion. */
export function newPanels() {
  const panels = Array.from(
    { length: countAtFirst },
    () => [newId(), { '@type': panelType, ...newPanel() }] as const,
  );
  return { blocks: Object.fromEntries(panels), blocks_layout: { items: panels.map(([id]) => id) } };
}
