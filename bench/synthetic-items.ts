import { createHash } from 'node:crypto';
import type { Item } from '../mocks/repository/types';

const syllables = [
  'la',
  'ser',
  'neu',
  'tron',
  'quan',
  'ten',
  'mes',
  'sung',
  'ener',
  'gie',
  'zel',
  'le',
  'feld',
  'über',
];

/** Found in every hundredth item, and in two items whatever their number. */
export const frequentWord = 'hundertstel';
export const rareWord = 'einzelfund';

export function uidOf(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 32);
}

/** The same text in every run: words of a language of its own, some of them common, most of them rare. */
function textOf(seed: number, length: number): string {
  let state = seed * 2654435761 + 12345;
  const words: string[] = [];
  for (let at = 0; at < length; at += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const rank = Math.floor(8000 * (state / 0x100000000) ** 3);
    words.push(wordOf(rank));
  }
  return words.join(' ');
}

function wordOf(rank: number): string {
  let word = '';
  for (let rest = rank + 14; rest > 0; rest = Math.floor(rest / 14)) word += syllables[rest % 14] ?? '';
  return word;
}

function makePage(name: string, parent: string, number: number): Item {
  const day = new Date(Date.UTC(2020, 0, 1) + number * 3_600_000).toISOString();
  const special = [number % 100 === 99 ? frequentWord : '', number === 40 || number === 41 ? rareWord : ''];
  const paragraphs = [0, 1, 2, 3, 4].map((part) => `${textOf(number * 5 + part, 42)} ${special[part] ?? ''}`);
  const blocks = paragraphs.map((text, part) => [
    `b${part}`,
    { '@type': 'slate', plaintext: text, value: [{ type: 'p', children: [{ text }] }] },
  ]);
  return {
    uid: uidOf(name),
    parent,
    id: name,
    type: number % 5 === 0 ? 'Meldung' : 'Document',
    state: number % 20 === 7 ? 'private' : 'published',
    created: day,
    modified: day,
    creators: ['admin'],
    localRoles: {},
    language: 'de',
    translationGroup: uidOf(name),
    fields: {
      title: `${textOf(number, 4)} ${number}`,
      description: textOf(number + 7, 12),
      subjects: [wordOf(number % 40), wordOf(number % 7)],
      effective: day,
      blocks: { title: { '@type': 'title' }, ...Object.fromEntries(blocks) },
      blocks_layout: { items: ['title', ...blocks.map(([id]) => id)] },
    },
    workflowHistory: [],
  };
}

/** Sections of 25 pages, and one folder that holds half of all: `/de/section-0`, `/de/large`. */
export function* syntheticItems(root: Item, count: number): Iterable<Item> {
  const de = { ...makePage('de', root.uid, 1), type: 'LRF' };
  yield de;
  yield makePage('large', de.uid, 2);
  yield makePage('sections', de.uid, 3);
  for (let number = 0; number < count; number += 1) {
    const section = `section-${Math.floor(number / 50)}`;
    if (number % 50 === 0) yield makePage(section, uidOf('sections'), number);
    yield makePage(`page-${number}`, number % 2 === 0 ? uidOf(section) : uidOf('large'), number);
  }
}

export function extraPage(number: number): Item {
  return makePage(`extra-${number}`, uidOf('section-0'), number);
}
