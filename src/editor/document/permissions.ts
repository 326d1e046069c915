import { flagsOf, lastOnes, limitsOf, typeOf } from './flags';
import { depthOf, outermost, ownersOf, placedIn } from './layout';
import { deepest } from './load-block';
import { storedHeight } from './stored-containers';
import { emptySlot } from '@/blocks/empty/is-empty-slot';
import { isTaken } from './single-blocks';
import { insertionPointOf, type Target } from './insertion-points';
import type { BlockKey, ContainerKey, DocumentState, StoredBlock } from './types';

/** Why an editor may not do something; the words for it are those of the page editor. */
export type Reason =
  | 'unknown'
  | 'fixed'
  | 'required'
  | 'last'
  | 'readOnly'
  | 'disableInnerButtons'
  | 'disableNewBlocks'
  | 'allowedBlocks'
  | 'maxLength'
  | 'single'
  | 'intoItself'
  | 'tooDeep';

export type Permission = { isAllowed: true } | { isAllowed: false; reason: Reason };

const allowed: Permission = { isAllowed: true };
const refused = (reason: Reason): Permission => ({ isAllowed: false, reason });
const firstReason = (...reasons: (Reason | false | undefined)[]): Permission => {
  const reason = reasons.find(Boolean);
  return reason ? refused(reason) : allowed;
};

const dataOf = (state: DocumentState, key: BlockKey) => state.blocks.get(key)?.data ?? {};

/** Enter and Backspace are no buttons: templates that hide those of inner blocks let people type. */
export type Means = 'button' | 'typing';

/** What a container's owner and the blocks round that say of all that lies in it. */
function saidOfInside(state: DocumentState, round: readonly BlockKey[], means: Means): Reason | undefined {
  const flags = round.map((owner) => flagsOf(dataOf(state, owner)));
  if (flags.some(({ readOnly }) => readOnly)) return 'readOnly';
  const hidesButtons = means === 'button' && flags.some(({ disableInnerButtons }) => disableInnerButtons);
  return hidesButtons ? 'disableInnerButtons' : undefined;
}

export function canEdit(state: DocumentState, key: BlockKey): Permission {
  if (!state.blocks.has(key)) return refused('unknown');
  const isReadOnly = [key, ...ownersOf(state, key)].some((each) => flagsOf(dataOf(state, each)).readOnly);
  return firstReason(isReadOnly && 'readOnly');
}

export function canMove(state: DocumentState, key: BlockKey): Permission {
  if (!state.blocks.has(key)) return refused('unknown');
  const { fixed } = flagsOf(dataOf(state, key));
  return firstReason(fixed && 'fixed', saidOfInside(state, ownersOf(state, key), 'button'));
}

export function canRemove(state: DocumentState, key: BlockKey, means: Means = 'button'): Permission {
  if (!state.blocks.has(key)) return refused('unknown');
  const { required } = flagsOf(dataOf(state, key));
  return firstReason(
    required && 'required',
    lastOnes(state, [key]).length > 0 && 'last',
    saidOfInside(state, ownersOf(state, key), means),
  );
}

/** Those of some blocks that may be removed together, in reading order. */
export function removable(state: DocumentState, keys: readonly BlockKey[]): BlockKey[] {
  const gone = outermost(state, keys).filter((key) => canRemove(state, key).isAllowed);
  const kept = lastOnes(state, gone);
  return gone.filter((key) => !kept.includes(key));
}

/** A block that comes into a container. */
export interface Coming {
  type: string;
  /** How many levels of blocks it holds. */
  height: number;
  /** Its key, where it is moved rather than new. */
  key?: BlockKey;
}

/** Whether a container takes blocks; those that lie in it already may change their places. */
export function canInsertInto(
  state: DocumentState,
  key: ContainerKey,
  coming: readonly Coming[],
  means: Means = 'button',
): Permission {
  const container = state.containers.get(key);
  if (!container) return refused('unknown');
  const round = container.owner === undefined ? [] : [container.owner, ...ownersOf(state, container.owner)];
  const present = placedIn(container);
  const isPresent = (block: Coming) => block.key !== undefined && present.includes(block.key);
  const arriving = coming.filter((block) => !isPresent(block));
  const inside = saidOfInside(state, round, means);
  if (inside !== undefined || arriving.length === 0) return firstReason(inside);
  const { allowedBlocks, maxLength, disableNewBlocks } = limitsOf(state, key);
  const depth = depthOf(state, key);
  return firstReason(
    arriving.some((block) => block.key !== undefined && round.includes(block.key)) && 'intoItself',
    arriving.some(({ height }) => depth + height > deepest) && 'tooDeep',
    arriving.some(({ type }) => type !== emptySlot && allowedBlocks?.includes(type) === false) &&
      'allowedBlocks',
    arriving.some(({ key: moved, type }) => moved === undefined && isTaken(state, type)) && 'single',
    disableNewBlocks && 'disableNewBlocks',
    present.length + arriving.length > maxLength && 'maxLength',
  );
}

/** Whether new blocks may stand at a place; templates also keep them from following single blocks. */
export function canInsert(
  state: DocumentState,
  target: Target,
  blocks: readonly StoredBlock[],
  means: Means = 'button',
): Permission {
  const spot = insertionPointOf(state, target);
  if (!spot) return refused('unknown');
  if ('after' in target && flagsOf(dataOf(state, target.after)).disableNewBlocks)
    return refused('disableNewBlocks');
  const coming = blocks.map((block) => ({ type: typeOf(block), height: storedHeight(block, deepest + 1) }));
  return canInsertInto(state, spot.container.key, coming, means);
}
