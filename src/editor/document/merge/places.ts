import type { FlatBlock, FlatPage } from './flat-page';
import { namedBlock, otherSide, ownerOf, type Choose, type Pages } from './pages';
import type { Side } from './types';

const sides = ['mine', 'theirs'] as const;

const hasMoved = ({ base, mine, theirs }: Pages, key: string, side: Side): boolean =>
  base.blocks.get(key)?.place !== { mine, theirs }[side].blocks.get(key)?.place;

/** The stored block round a block, null for the page. */
function roundBlock(page: FlatPage, key: string): unknown {
  const block = page.blocks.get(key);
  return block && (ownerOf(page, block)?.stored ?? null);
}

function askForPlace(pages: Pages, block: FlatBlock, choose: Choose): Side {
  const { base, mine, theirs } = pages;
  return choose({
    id: `place ${block.key}`,
    block: namedBlock(mine, block),
    part: 'place',
    base: roundBlock(base, block.key),
    mine: roundBlock(mine, block.key),
    theirs: roundBlock(theirs, block.key),
  });
}

/** The container in which a side has a block, or the next one round it that is still there. */
function placeOn(page: FlatPage, block: FlatBlock, kept: ReadonlySet<string>): string {
  let place = block.place;
  for (let owner = ownerOf(page, block); owner; owner = ownerOf(page, owner)) {
    if (kept.has(owner.key)) return place;
    place = owner.place;
  }
  return place;
}

/** The side whose place of a block holds: the one that moved it. */
function sideOf(pages: Pages, key: string, choose: Choose): Side {
  const [mine, theirs] = sides.map((side) => pages[side].blocks.get(key));
  if (!mine) return 'theirs';
  if (!theirs || mine.place === theirs.place || !hasMoved(pages, key, 'theirs')) return 'mine';
  return hasMoved(pages, key, 'mine') ? askForPlace(pages, mine, choose) : 'theirs';
}

/** Where a block lies: with the side that moved it, with the other one where that place is gone. */
function placeFrom(pages: Pages, key: string, side: Side, kept: ReadonlySet<string>): string | undefined {
  const found = [side, otherSide(side)].flatMap((each) => {
    const block = pages[each].blocks.get(key);
    return block ? [{ place: block.place, nearest: placeOn(pages[each], block, kept) }] : [];
  });
  return (found.find(({ place, nearest }) => place === nearest) ?? found[0])?.nearest;
}

/** Blocks of which each lies in another of them. */
function findCircle(
  places: ReadonlyMap<string, string>,
  ownerOfContainer: ReadonlyMap<string, string>,
): string[] {
  const sound = new Set<string>();
  for (const start of places.keys()) {
    const way: string[] = [];
    const onWay = new Set<string>();
    let key = start;
    while (key !== '' && !sound.has(key)) {
      if (onWay.has(key)) return way.slice(way.indexOf(key)).sort();
      way.push(key);
      onWay.add(key);
      key = ownerOfContainer.get(places.get(key) ?? '') ?? '';
    }
    for (const each of way) sound.add(each);
  }
  return [];
}

/** The container of each block that is kept, so that none lies in itself. */
export function placesOf(pages: Pages, kept: ReadonlySet<string>, choose: Choose): Map<string, string> {
  const owners = new Map(
    sides.flatMap((side) =>
      [...pages[side].containers.values()].map(({ key, owner }) => [key, owner] as const),
    ),
  );
  const places = new Map<string, string>();
  for (const key of kept) {
    const place = placeFrom(pages, key, sideOf(pages, key, choose), kept);
    if (place !== undefined) places.set(key, place);
  }
  for (let round = 0; ; round++) {
    const circle = findCircle(places, owners);
    const [first] = circle.flatMap((key) => {
      const block = pages.mine.blocks.get(key);
      return block && pages.theirs.blocks.has(key) ? [block] : [];
    });
    if (!first) return places;
    // Whoever chooses back and forth gets one's own places in the end, which form no circle.
    const side = round < places.size ? askForPlace(pages, first, choose) : 'mine';
    for (const key of circle) {
      const block = pages[side].blocks.get(key);
      if (block) places.set(key, placeOn(pages[side], block, kept));
    }
  }
}
