import type { BlockEditor } from '@/blocks/definition';
import type { Change } from '../document/change';
import { changeBlock } from '../document/commands/change-block';
import { removeBlocks } from '../document/commands/remove-blocks';
import type { DocumentState, StoredBlock } from '../document/types';
import type { Finding } from './finding';
import { withAddress } from './links-in';

/** What is mended with: words for a picture; none where it is decorative. */
export interface Given {
  words?: string;
}

function fieldsFor(
  stored: StoredBlock,
  { repair }: Finding,
  editor: BlockEditor | undefined,
  { words }: Given,
): StoredBlock | undefined {
  switch (repair?.by) {
    case 'description':
      if (words === undefined) return repair.decorated;
      // Words take back what said that there are none on purpose.
      return {
        ...Object.fromEntries(Object.keys(repair.decorated ?? {}).map((name) => [name, undefined])),
        [repair.field]: words,
      };
    case 'level':
      return editor?.checks?.withLevel?.(stored, repair.place, repair.level);
    case 'address': {
      const changed = withAddress(stored, repair.from, repair.to);
      return changed === stored ? undefined : (changed as StoredBlock);
    }
    default:
      return undefined;
  }
}

/** The change that mends a finding; undefined where it cannot be mended any more. */
export function repairOf(
  state: DocumentState,
  finding: Finding,
  editor: BlockEditor | undefined,
  given: Given,
): Change | undefined {
  const { block: key = '', repair } = finding;
  const block = state.blocks.get(key);
  if (!block) return undefined;
  if (repair?.by === 'removal') return removeBlocks(state, [key]);
  const fields = fieldsFor(block.data, finding, editor, given);
  return fields && changeBlock(state, key, fields);
}
