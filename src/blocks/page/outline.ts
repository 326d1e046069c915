import { deepEqual } from '@/lib/deep-equal';
import { makeUniqueSlug, slugOf } from '@/lib/slug';
import { dataOf } from '../block-data';
import { blocksOf, type PlacedBlock } from '../blocks-of';
import type { BlockLookup } from '../blocks-context';

/** What the page knows of one of its blocks, at whatever depth it stands. */
export interface OutlineEntry {
  /** Anchors of its headings, in their order; '' where a heading has no letter that could form one. */
  anchors: readonly string[];
  /** Level of the last heading before it, 0 when none stands there. */
  levelBefore: number;
}

/** A heading to which links can lead. */
export interface AnchoredHeading {
  level: number;
  text: string;
  anchor: string;
}

/** A page as its blocks order it; worked out in one walk. */
export interface Outline {
  entries: ReadonlyMap<string, OutlineEntry>;
  /** What a table of contents lists. */
  headings: readonly AnchoredHeading[];
  /** Key of the block that shows the page's first picture, if it stands on the first screen. */
  leadPicture: string | undefined;
  /** How many blocks have pages, which the address names. */
  pagedCount: number;
  /** Whether a block is the page's heading wherever it stands, and whether the first one is. */
  hasTitle: boolean;
  beginsWithLead: boolean;
  /** How many blocks at its beginning introduce the page. */
  introduction: number;
}

/** Blocks that a first screen can hold; whatever stands below waits until it comes near. */
export const firstScreen = 4;

const areSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((text, index) => text === others[index]);

/**
 * Walks a page once, in the order in which it is read. With the outline of before a change, lists that are still the same
 * stay the same value.
 */
export function outlineOf(page: unknown, find: BlockLookup, before?: Outline): Outline {
  const unique = makeUniqueSlug();
  const entries = new Map<string, OutlineEntry>();
  const listed: AnchoredHeading[] = [];
  let level = 0;
  let pagedCount = 0;
  let leadPicture: string | undefined;

  function visit({ id, block }: PlacedBlock, isOnFirstScreen: boolean): void {
    const definition = find(block['@type']);
    const outline = definition?.outline;
    const data = definition && outline ? dataOf(definition, block) : {};
    const headings = outline?.headings?.(data) ?? [];
    const anchors = headings.flatMap(({ text }) =>
      text === undefined ? [] : [slugOf(text) === '' ? '' : unique(text)],
    );
    const known = before?.entries.get(id)?.anchors;
    if (!entries.has(id))
      entries.set(id, { anchors: known && areSame(known, anchors) ? known : anchors, levelBefore: level });
    const named = headings.filter(({ text }) => text !== undefined);
    for (const [index, { entry, level: own, text = '' }] of named.entries()) {
      const anchor = anchors[index] ?? '';
      if (anchor !== '') listed.push({ anchor, ...(entry ?? { level: own, text }) });
    }
    level = headings.findLast(({ isOnlyEntry }) => isOnlyEntry !== true)?.level ?? level;
    if (outline?.isPaged === true) pagedCount += 1;
    if (outline?.showsPicture === true && isOnFirstScreen) leadPicture ??= id;
    for (const container of outline?.children?.(data, id) ?? [])
      for (const inner of blocksOf(container, find).placed) visit(inner, isOnFirstScreen);
  }

  const { placed } = blocksOf(page, find);
  for (const entry of placed) visit(entry, entry.position < firstScreen);
  const outlineAt = (entry: PlacedBlock | undefined) => entry && find(entry.block['@type'])?.outline;
  const beginning = placed.findIndex((entry) => outlineAt(entry)?.introduces !== true);
  return {
    entries,
    headings: before && deepEqual(before.headings, listed) ? before.headings : listed,
    leadPicture,
    pagedCount,
    hasTitle: placed.some((entry) => outlineAt(entry)?.pageHeading === 'anywhere'),
    beginsWithLead: outlineAt(placed[0])?.pageHeading === 'first',
    introduction: beginning < 0 ? placed.length : beginning,
  };
}
