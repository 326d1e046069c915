import { moveBlocks } from './commands/move-blocks';
import { removeBlocks } from './commands/remove-blocks';
import { replaceBlock } from './commands/replace-block';
import { returnBlock } from './commands/return-block';
import type { ComparedBlock } from './compare-states';
import { targetAtSelection, targetOf } from './former-place';
import type { PageDocument } from './page-document';

/** Changes of this name are undone together. */
const group = 'take-back';

/** Makes a block what it was, as one step; whether it may be that. */
export function takeBack(document: PageDocument, block: ComparedBlock): boolean {
  const run = (command: Parameters<PageDocument['run']>[0]) => document.run(command, group);
  const make = (): boolean => {
    switch (block.kind) {
      case 'same':
        return false;
      case 'added':
        return run((state) => removeBlocks(state, [block.key]));
      case 'removed':
        return run((state) => {
          const target = targetOf(state, block.place) ?? targetAtSelection(state);
          return target && returnBlock(state, { id: block.id, stored: block.then }, target);
        });
      case 'changed':
      case 'moved': {
        const isReplaced =
          block.kind === 'changed' && run((state) => replaceBlock(state, block.key, block.then));
        const { move } = block;
        const isMoved =
          move !== undefined &&
          run((state) => {
            const target = targetOf(state, move.place);
            return target && moveBlocks(state, [block.key], target);
          });
        return isReplaced || isMoved;
      }
    }
  };
  document.sealStep();
  const isMade = make();
  document.sealStep();
  return isMade;
}
