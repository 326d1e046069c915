import { deepEqual } from '@/lib/deep-equal';
import type { FlatBlock, FlatPage } from './flat-page';
import { clashOfBlock, otherSide, ownerOf, type Choose, type Pages } from './pages';
import type { Side } from './types';

/** Whether the blocks that two forms of a container share, and what else is stored of it, are the same. */
function isSameContainer(before: FlatPage, after: FlatPage, key: string): boolean {
  const [one, other] = [before.containers.get(key), after.containers.get(key)];
  if (!one || !other) return one === other;
  const [first, second] = [new Set(one.items), new Set(other.items)];
  const shared = one.items.filter((item) => second.has(item));
  return (
    deepEqual(
      shared,
      other.items.filter((item) => first.has(item)),
    ) &&
    deepEqual(one.orphans, other.orphans) &&
    deepEqual(one.rest, other.rest)
  );
}

function isChanged(before: FlatPage, after: FlatPage, { key, own, place, containers }: FlatBlock): boolean {
  const old = before.blocks.get(key);
  if (!old || old.place !== place || !deepEqual(old.own, own)) return true;
  return [...new Set([...containers, ...old.containers])].some(
    (each) => !isSameContainer(before, after, each),
  );
}

interface Deletion {
  members: string[];
  /** Whether the other side changed something of what is deleted. */
  isChanged: boolean;
}

/** What one side deleted, by the outermost block of each tree, as the other side has it. */
function deletionsBy(pages: Pages, side: Side): Map<string, Deletion> {
  const { base } = pages;
  const [deleter, other] = [pages[side], pages[otherSide(side)]];
  const isGone = ({ key }: FlatBlock) => !deleter.blocks.has(key);
  const outermost = (block: FlatBlock | undefined): FlatBlock | undefined => {
    let root: FlatBlock | undefined;
    for (let each = block; each && isGone(each); each = ownerOf(other, each))
      if (base.blocks.has(each.key)) root = each;
    return root;
  };
  const deletions = new Map<string, Deletion>();
  for (const block of other.blocks.values()) {
    const isMember = isGone(block);
    const isMovedIn = !isMember && base.blocks.get(block.key)?.place !== block.place;
    const root = isMember ? outermost(block) : isMovedIn ? outermost(ownerOf(other, block)) : undefined;
    if (!root) continue;
    const deletion = deletions.get(root.key) ?? { members: [], isChanged: false };
    deletions.set(root.key, deletion);
    if (isMember) deletion.members.push(block.key);
    if (isMovedIn || isChanged(base, other, block)) deletion.isChanged = true;
  }
  return deletions;
}

/** The keys of all blocks that the merged page has. What one side deleted and the other changed is asked about. */
export function keptBlocks(pages: Pages, choose: Choose): Set<string> {
  const kept = new Set([...pages.mine.blocks.keys(), ...pages.theirs.blocks.keys()]);
  for (const side of ['mine', 'theirs'] as const)
    for (const [root, { members, isChanged }] of deletionsBy(pages, side)) {
      const isDeleted = !isChanged || choose(clashOfBlock(pages, root)) === side;
      if (isDeleted) for (const key of members) kept.delete(key);
    }
  return kept;
}
