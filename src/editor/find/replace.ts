import { isRecord } from '@/lib/text';
import type { Change } from '../document/change';
import { createEdit } from '../document/page-edit';
import type { BlockKey, DocumentState, StoredBlock } from '../document/types';
import { linesOf, textOfValue } from '../rich-text/value/lines';
import type { Nested } from '../rich-text/value/nest';
import type { EditedValue } from '../rich-text/value/nodes';
import { openValue, storedValue } from '../rich-text/value/open-value';
import { replaceAt } from '../rich-text/value/replace-at';
import { fromRuns, runsRound } from '../rich-text/value/runs';
import type { Hit } from './hits';
import type { Match } from './matches';
import type { TextPath } from './texts';

/** Words in the place of others, with the formats of the first of them. */
function replacedLine(value: EditedValue, { start, end }: Match, words: string): EditedValue {
  const line = linesOf(value).find((each) => start <= each.start + each.length);
  if (!line || end > line.start + line.length) return value;
  const { before, inside, after } = runsRound(line.element.children, start - line.start, end - line.start);
  const [first] = inside;
  const put: Nested[] = first && words !== '' ? [{ ...first, node: { ...first.node, text: words } }] : [];
  const children = fromRuns([...before, ...put, ...after]);
  return replaceAt(value, line.path, (element) => [{ ...element, children }]);
}

const replacedRich = (stored: readonly unknown[], matches: readonly Match[], words: string): unknown[] =>
  storedValue(matches.reduceRight((value, match) => replacedLine(value, match, words), openValue(stored)));

const replacedText = (text: string, matches: readonly Match[], words: string): string =>
  matches.reduceRight((whole, { start, end }) => whole.slice(0, start) + words + whole.slice(end), text);

/** What is stored, with another value at a path. */
function withValue(stored: unknown, [step, ...rest]: TextPath, by: (value: unknown) => unknown): unknown {
  if (step === undefined) return by(stored);
  if (Array.isArray(stored))
    return stored.map((entry: unknown, index) => (index === step ? withValue(entry, rest, by) : entry));
  return isRecord(stored) ? { ...stored, [step]: withValue(stored[step], rest, by) } : stored;
}

function replacedBlock(data: StoredBlock, hits: readonly Hit[], words: string): StoredBlock {
  const byPath = new Map<string, Hit[]>();
  for (const hit of hits) {
    const name = JSON.stringify(hit.path);
    byPath.set(name, [...(byPath.get(name) ?? []), hit]);
  }
  return [...byPath.values()].reduce<StoredBlock>((stored, matches) => {
    const path = matches[0]?.path ?? [];
    const next = withValue(stored, path, (value) => {
      if (typeof value === 'string') return replacedText(value, matches, words);
      return Array.isArray(value) ? replacedRich(value, matches, words) : value;
    }) as StoredBlock;
    const isMain = path.length === 1 && path[0] === 'value' && Object.hasOwn(stored, 'plaintext');
    return isMain ? { ...next, plaintext: textOfValue(openValue(next['value'])) } : next;
  }, data);
}

/** Puts words in the place of those that were found, in one step; what templates keep stays. */
export function replaceHits(state: DocumentState, hits: readonly Hit[], words: string): Change | undefined {
  const edit = createEdit(state);
  const inBlocks = new Map<BlockKey, Hit[]>();
  const inFields = new Map<string, Hit[]>();
  for (const hit of hits.filter(({ isKept }) => !isKept)) {
    const [map, name] = hit.block === undefined ? [inFields, String(hit.path[0])] : [inBlocks, hit.block];
    map.set(name, [...(map.get(name) ?? []), hit]);
  }
  for (const [key, found] of inBlocks) {
    const block = state.blocks.get(key);
    if (block) edit.setBlock({ ...block, data: replacedBlock(block.data, found, words) });
  }
  for (const [name, found] of inFields) {
    const value = state.fields.get(name);
    if (typeof value === 'string') edit.setField(name, replacedText(value, found, words));
  }
  return edit.change();
}
