import { isRecord, recordsOf, textOf } from '@/lib/text';

/** A footnote of a page; its number is its place in the list. */
export interface Note {
  /** Words, or HTML. */
  words: string;
  /** Anchors of the places that have it. */
  marks: readonly string[];
}

/** A place in a text that has notes. */
export interface NoteMark {
  id: string;
  numbers: readonly number[];
}

export interface Notes {
  list: readonly Note[];
  /** By what is stored at the place. */
  marks: ReadonlyMap<unknown, NoteMark>;
  /** Whether a block of the page shows the list. */
  hasPlace: boolean;
}

const noteTypes: ReadonlySet<unknown> = new Set(['footnote', 'zotero']);
const deepest = 100;
const mostMarks = 1000;
const mostAtOnePlace = 20;

/** The words of a note without what only says that they are XML. */
const wordsOf = (data: Record<string, unknown>): string =>
  textOf(data['footnote']).replace('<?xml version="1.0"?>', '').trim();

/** What an object holds in the order in which it is read; what is stored and not laid out is not read. */
function partsOf(object: Record<string, unknown>): unknown[] {
  const { blocks, blocks_layout: layout, ...rest } = object;
  const items: unknown = isRecord(layout) ? layout['items'] : undefined;
  if (!isRecord(blocks) || !Array.isArray(items)) return Object.values(object);
  const placed = [...new Set(items.filter((id) => typeof id === 'string'))];
  return [
    ...Object.values(rest),
    ...placed.map((id) => (Object.hasOwn(blocks, id) ? blocks[id] : undefined)),
  ];
}

/** The footnotes of a page in the order of their places; one that several places have is there once. */
export function notesIn(content: unknown): Notes {
  const list = new Map<string, { words: string; marks: string[]; number: number }>();
  const marks = new Map<unknown, NoteMark>();
  let hasPlace = false;

  function addMark(data: Record<string, unknown>): void {
    if (marks.has(data) || marks.size >= mostMarks) return;
    const id = `footnote-mark-${marks.size + 1}`;
    const entries = [data, ...recordsOf(data['extra']).slice(0, mostAtOnePlace)];
    const numbers = entries.flatMap((entry) => {
      const words = wordsOf(entry);
      if (words === '') return [];
      const key = textOf(entry['zoteroId']) || ` ${words}`;
      const note = list.get(key) ?? { words, marks: [], number: list.size + 1 };
      list.set(key, note);
      if (!note.marks.includes(id)) note.marks.push(id);
      return [note.number];
    });
    if (numbers.length > 0) marks.set(data, { id, numbers: [...new Set(numbers)] });
  }

  function visit(value: unknown, depth: number): void {
    if (depth > deepest || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const entry of value) visit(entry, depth + 1);
      return;
    }
    if (!isRecord(value)) return;
    if (value['@type'] === 'slateFootnotes') hasPlace = true;
    if (noteTypes.has(value['type']) && isRecord(value['data'])) addMark(value['data']);
    for (const part of partsOf(value)) visit(part, depth + 1);
  }

  if (isRecord(content)) visit({ blocks: content['blocks'], blocks_layout: content['blocks_layout'] }, 0);
  return { list: [...list.values()], marks, hasPlace };
}
