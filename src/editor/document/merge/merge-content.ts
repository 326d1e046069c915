import { layoutField } from '@/lib/block-containers';
import { ownOf } from '@/lib/deep-equal';
import { isBounded } from '@/lib/safe-addresses';
import { isRecord } from '@/lib/text';
import { newId } from '../new-id';
import { mayKeepBoth, withBlocksFor } from './keep-both';
import { keptBlocks } from './kept-blocks';
import { askOnce, mergedPair, type Writing } from './merge-block';
import { entryOfPage, mergeValues } from './merge-values';
import { flattenPages, type Choose, type Pages } from './pages';
import { placesOf } from './places';
import { mapThree } from './settled';
import type { Choice, Clash, Merged, MergeOptions, Side, Stored, Three } from './types';

const deepestJson = 200;
const mostValues = 2_000_000;

/** What a server says of content by itself, whatever is sent. */
const ofServer = new Set(['UID', 'created', 'lock', 'modified', 'parent']);
const alwaysEdited = new Set(['blocks', layoutField('blocks')]);

function isEdited(name: string, { fields }: MergeOptions): boolean {
  if (name.startsWith('@') || ofServer.has(name)) return false;
  return fields === undefined || fields.has(name) || alwaysEdited.has(name);
}

function mergeFields(pages: Pages, options: MergeOptions, choose: Choose): [string, unknown][] {
  const fields = mapThree(pages, (page) => page.fields);
  const names = new Set([...Object.keys(fields.mine), ...Object.keys(fields.theirs)]);
  return [...names].flatMap((name) => {
    const values = mapThree(fields, (record) => ownOf(record, name));
    const ask = askOnce(() => choose({ id: `field ${name}`, field: name, ...values }));
    const value = isEdited(name, options) ? mergeValues(values, entryOfPage, ask, name) : values.theirs;
    return value === undefined ? [] : [[name, value]];
  });
}

function mergeBlocks(pages: Pages, sources: Three<Stored>, choose: Choose): [string, unknown][] {
  const places = placesOf(pages, keptBlocks(pages, choose), choose);
  const placed = new Map<string, Map<string, string>>();
  for (const [key, place] of places) {
    const block = pages.mine.blocks.get(key) ?? pages.theirs.blocks.get(key);
    const inPlace = placed.get(place) ?? new Map<string, string>();
    placed.set(place, inPlace.set(key, block?.id ?? key));
  }
  const writing: Writing = { pages, choose, placed };
  return [...new Set([...pages.mine.roots, ...pages.theirs.roots])].flatMap((key) => {
    const field = (pages.mine.containers.get(key) ?? pages.theirs.containers.get(key))?.keptIn.field ?? '';
    const values = mapThree(sources, (content) => ownOf(content, field));
    const ask = askOnce(() => choose({ id: `field ${field}`, field, ...values }));
    return Object.entries(mergedPair(writing, pages, key, ask)?.pair ?? {});
  });
}

function merge(sources: Merged['sources'], sideOf: (clash: string) => Side): Merged {
  const clashes = new Map<string, Clash>();
  const choose = (clash: Clash): Side => {
    clashes.set(clash.id, clash);
    return sideOf(clash.id);
  };
  const { base, mine, theirs } = sources;
  const contents = { base, mine, theirs };
  const isSound = Object.values(contents).every((content: Stored) =>
    isBounded(content, deepestJson, mostValues),
  );
  const pages = isSound ? flattenPages(contents) : undefined;
  // A page beyond all measure is one value: whoever sees it decides.
  const content = pages
    ? Object.fromEntries([...mergeFields(pages, sources, choose), ...mergeBlocks(pages, contents, choose)])
    : { ...contents[choose({ id: 'page', ...contents })] };
  return { content, clashes: [...clashes.values()], sources };
}

/**
 * Merges what one has made of stored content with what somebody else has saved meanwhile: by the fields of the page, its
 * blocks, their order, their fields, and the words of their texts.
 */
export const mergeContent = (
  base: Stored,
  mine: Stored,
  theirs: Stored,
  options: MergeOptions = {},
): Merged => merge({ base, mine, theirs, ...options }, () => 'mine');

/** Content with what is to stand beside mine, or in its place, where one clash is about. */
function withChoice(content: Stored, clash: Clash, choice: Choice | undefined): Stored {
  const { block, field } = clash;
  const path = block && [...block.path, block.id];
  if (typeof choice === 'object') {
    if (!path) return field === undefined ? content : { ...content, ...choice.fields };
    return withBlocksFor(content, path, ({ id, stored }) => [
      { id, stored: isRecord(stored) ? { ...stored, ...choice.fields } : stored },
    ]);
  }
  if (choice !== 'both' || !path || !mayKeepBoth(clash)) return content;
  return withBlocksFor(content, path, (mine) => [mine, { id: newId(), stored: clash.theirs }]);
}

/**
 * The merged content with the sides that were chosen, mine where nothing was; of both, theirs stands below mine, and what
 * was written by hand stands in its fields.
 */
export function settleClashes(
  { sources }: Merged,
  choices: ReadonlyMap<string, Choice>,
): Record<string, unknown> {
  const { content, clashes } = merge(sources, (id) => (choices.get(id) === 'theirs' ? 'theirs' : 'mine'));
  return clashes.reduce<Record<string, unknown>>(
    (settled, clash) => ({ ...withChoice(settled, clash, choices.get(clash.id)) }),
    content,
  );
}
