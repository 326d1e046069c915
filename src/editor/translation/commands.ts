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
import { omittedIn, recordField, recordOf, type TranslationField } from './data';
import type { Pair } from './pairs';
import { documentSide, type Side, type SideBlock } from './side';

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
  const copy = copiedBlock(pair.source, source, state.setup.newId, pair.own && omittedIn(pair.own.block));
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
    const omitted = omittedIn(own.block);
    const record: TranslationField = { source: source.id, hash, ...(omitted.length > 0 && { omitted }) };
    return changeBlock(state, own.key, { [recordField]: record }) ?? [];
  });
  return changes.length === 0 ? undefined : changes.reduce(joinChanges);
}

/** Keeps with a block which of the source are left out. */
function keepOmitted(
  state: DocumentState,
  { key, block }: SideBlock,
  omitted: readonly string[],
): Change | undefined {
  const record = recordOf(block);
  const field: TranslationField = { ...record, ...(omitted.length > 0 && { omitted }) };
  return key === undefined
    ? undefined
    : changeBlock(state, key, { [recordField]: record || omitted.length > 0 ? field : undefined });
}

/** Does without a block of the source, on purpose: it is missing no more. */
export function omitBlock(
  state: DocumentState,
  _pairs: readonly Pair[],
  { source: { id } }: Pair,
  source: Side,
): Change | undefined {
  const present = new Set(source.blocks.map((each) => each.id));
  const holder = documentSide(state).blocks.find(({ key = '' }) => canEdit(state, key).isAllowed);
  if (!holder) return undefined;
  const others = omittedIn(holder.block).filter((each) => each !== id && present.has(each));
  return keepOmitted(state, holder, [...others, id]);
}

/** Misses a block of the source again that was left out. */
export function missBlock(
  state: DocumentState,
  _pairs: readonly Pair[],
  { source: { id } }: Pair,
): Change | undefined {
  const changes = documentSide(state).blocks.flatMap((each) => {
    const omitted = omittedIn(each.block);
    if (!omitted.includes(id)) return [];
    return (
      keepOmitted(
        state,
        each,
        omitted.filter((other) => other !== id),
      ) ?? []
    );
  });
  return changes.length === 0 ? undefined : changes.reduce(joinChanges);
}
