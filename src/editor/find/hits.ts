import { readingOrder } from '../document/layout';
import { canEdit } from '../document/permissions';
import type { BlockKey, DocumentState } from '../document/types';
import { matchesIn, type Match, type Query } from './matches';
import { textsOf, wordFields, type TextPath } from './texts';

/** Words that were found: in a text of a block, or in a field of the page. */
export interface Hit extends Match {
  block?: BlockKey;
  path: TextPath;
  /** The whole text in which they stand. */
  text: string;
  isRich: boolean;
  /** Which of those in its block it is, counted from 0. */
  index: number;
  /** Templates keep it as it is. */
  isKept?: true;
}

/** So many are shown; whoever looks for more looks for less. */
export const mostHits = 1000;

/** All places of a page at which words stand, fields first. */
export function hitsIn(
  state: DocumentState,
  query: Query,
  fields: readonly string[],
  names: ReadonlySet<string> = wordFields,
): Hit[] {
  const hits: Hit[] = [];
  for (const name of fields) {
    const value = state.fields.get(name);
    if (typeof value !== 'string') continue;
    for (const [index, match] of matchesIn(value, query).entries())
      hits.push({ ...match, path: [name], text: value, isRich: false, index });
  }
  for (const key of readingOrder(state)) {
    const data = state.blocks.get(key)?.data;
    if (!data || hits.length >= mostHits) continue;
    const isKept = !canEdit(state, key).isAllowed;
    let index = 0;
    for (const { path, isRich, text } of textsOf(data, names))
      for (const match of matchesIn(text, query))
        hits.push({ ...match, block: key, path, text, isRich, index: index++, ...(isKept && { isKept }) });
  }
  return hits.slice(0, mostHits);
}
