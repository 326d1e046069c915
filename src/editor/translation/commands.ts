import { joinChanges, type Change } from '../document/change';
import { changeBlock } from '../document/commands/change-block';
import { insertBlocks } from '../document/commands/insert-blocks';
import { replaceBlock } from '../document/commands/replace-block';
import type { Target } from '../document/insertion-points';
import { createEdit } from '../document/page-edit';
import { canEdit } from '../document/permissions';
import type { DocumentState, StoredBlock } from '../document/types';
import { ownOf } from '@/lib/deep-equal';
import { fieldsShownBy } from './content-of-block';
import { copiedBlock, emptiedBlock } from './copied-block';
import { recordField, recordOf, type TranslationRecord } from './data';
import type { Pair } from './pairs';
import type { Side } from './side';

/** Where the translation of a block belongs: behind that of the block before it. */
function placeFor(state: DocumentState, pairs: readonly Pair[], pair: Pair): Target | undefined {
  const before = pairs.slice(0, pairs.indexOf(pair)).findLast(({ own }) => own?.key !== undefined);
  if (before?.own?.key !== undefined) return { after: before.own.key };
  const [root] = state.roots;
  return root === undefined ? undefined : { into: root, at: 0 };
}

function insert(
  state: DocumentState,
  pairs: readonly Pair[],
  pair: Pair,
  block: StoredBlock,
): Change | undefined {
  const target = placeFor(state, pairs, pair);
  return target && insertBlocks(state, { blocks: [block], target });
}

/** What the page's own fields are where a block shows them. */
function fieldsFrom(state: DocumentState, { source: { block } }: Pair, source: Side): Change | undefined {
  const edit = createEdit(state);
  for (const name of fieldsShownBy(block)) edit.setField(name, ownOf(source.fields, name));
  return edit.change();
}

/** Takes a block from the source: in the place of the one that translates it, or where one is missing. */
export function takeBlock(
  state: DocumentState,
  pairs: readonly Pair[],
  pair: Pair,
  source: Side,
): Change | undefined {
  const copy = copiedBlock(pair.source, source, state.setup.newId);
  const key = pair.own?.key;
  const change = key === undefined ? insert(state, pairs, pair, copy) : replaceBlock(state, key, copy);
  const fields = change && fieldsFrom(state, pair, source);
  return fields ? joinChanges(fields, change) : change;
}

/** Puts an empty text where the translation of one is missing. */
export const beginBlock = (
  state: DocumentState,
  pairs: readonly Pair[],
  pair: Pair,
  source: Side,
): Change | undefined => insert(state, pairs, pair, emptiedBlock(pair.source, source));

/** Says that blocks are up to date with what their sources hold now; undefined where all of them are. */
export function confirmBlocks(state: DocumentState, pairs: readonly Pair[]): Change | undefined {
  const changes = pairs.flatMap(({ own, source, hash }): Change | readonly never[] => {
    if (own?.key === undefined || !canEdit(state, own.key).isAllowed) return [];
    const before = recordOf(own.block);
    if (before?.source === source.id && before.hash === hash && !before.copied) return [];
    const record: TranslationRecord = { source: source.id, hash };
    return changeBlock(state, own.key, { [recordField]: record }) ?? [];
  });
  return changes.length === 0 ? undefined : changes.reduce(joinChanges);
}
