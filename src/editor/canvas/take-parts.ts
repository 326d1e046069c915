import { flushSync } from 'react-dom';
import { putBlocks } from '../document/commands/put-blocks';
import { placedIn } from '../document/layout';
import type { BlockKey } from '../document/types';
import type { Editor, PlacedFile } from '../input/create-editor';
import type { PartSpot, TextPart } from '../rich-text/text-calls';
import { fileOfData, pastedBlock, textFields } from './pasted-blocks';

/**
 * Puts the parts of what was pasted in the place of a text; pictures that come with their data follow once they are
 * uploaded. False where the page does not take all of them.
 */
export function takeParts(
  { document, focus, screen }: Editor,
  key: BlockKey,
  parts: readonly TextPart[],
  caret: PartSpot,
): boolean {
  const entries = parts.map((part) => ({ part, block: pastedBlock(part) }));
  const blocks = entries.flatMap(({ block }) => (block ? [block] : []));
  const first = entries.find(({ block }) => block)?.part;
  const kept = first?.kind === 'text' ? textFields(first.value) : undefined;
  const put = { kept, blocks: kept ? blocks.slice(1) : blocks };
  const isDone = blocks.length === 0 || flushSync(() => document.run((state) => putBlocks(state, key, put)));
  if (!isDone) return false;
  const container = document.state.containers.get(document.state.blocks.get(key)?.parent ?? '');
  const siblings = container ? placedIn(container) : [];
  const at = siblings.indexOf(key);
  let taken = 0;
  const files = entries.flatMap(({ part, block }): PlacedFile[] => {
    if (block) taken += 1;
    const file = part.kind === 'picture' && !block ? fileOfData(part.source) : undefined;
    if (!file || part.kind !== 'picture') return [];
    const after = siblings[at + taken - 1] ?? key;
    const target = taken === 0 && blocks.length > 0 ? { before: key } : { after };
    return [{ file, alt: part.alt, target }];
  });
  const last = siblings[at + Math.max(0, blocks.length - 1)] ?? key;
  if (parts.at(-1)?.kind === 'text') focus.focus(last, caret.at);
  else focus.hold(last);
  if (files.length > 0) screen.addFiles(files);
  return true;
}
