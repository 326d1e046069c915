import { expect, test } from 'vitest';
import { joinTexts, joinWords } from '@/editor/document/merge/join-texts';
import { markedText } from '@/editor/document/merge/marked-text';
import { plaintextOf } from '@/editor/document/merge/merge-nodes';

const paragraph = (...children: unknown[]) => ({ type: 'p', children });
const words = (text: string) => paragraph({ text });
const bold = (text: string) => ({ type: 'strong', children: [{ text }] });

const joined = (base: unknown[], mine: unknown[], theirs: unknown[]) =>
  plaintextOf(joinTexts({ base, mine, theirs }) ?? []);

test.each([
  [
    'what each changed elsewhere',
    'fünf Nanometer dünn',
    'vier Nanometer dünn',
    'fünf Nanometer dick',
    'vier Nanometer dick',
  ],
  [
    'theirs after mine where both changed the same',
    'mit fünf Nanometern',
    'mit vier Nanometern',
    'mit sechs Nanometern',
    'mit vier sechs Nanometern',
  ],
  ['what both changed alike once', 'alt', 'neu', 'neu', 'neu'],
  ['what one took away and the other changed', 'a b c', 'a c', 'a x c', 'a x c'],
  ['both where there was nothing', '', 'Meins.', 'Ihres.', 'Meins. Ihres.'],
])('words are joined with %s', (_what, base, mine, theirs, expected) => {
  expect(joinWords({ base, mine, theirs })).toBe(expected);
  expect(joined([words(base)], [words(mine)], [words(theirs)])).toBe(expected);
});

test('a text is joined with paragraphs and formats of both', () => {
  const base = [words('Eins.'), words('Zwei.')];
  const mine = [words('Eins mein.'), words('Zwei.'), words('Drei mein.')];
  const theirs = [
    paragraph({ text: '' }, bold('Eins'), { text: '.' }),
    words('Zwei ihr.'),
    words('Drei ihr.'),
  ];
  const text = joinTexts({ base, mine, theirs }) ?? [];
  expect(plaintextOf(text)).toBe('Eins mein.\nZwei ihr.\nDrei mein.\nDrei ihr.');
  expect(JSON.stringify(text)).toContain('"strong"');
  expect(joinTexts({ base: undefined, mine: [words('a')], theirs: [words('b')] })).toEqual([
    words('a'),
    words('b'),
  ]);
  expect(joinTexts({ base, mine, theirs: 'kein Text' })).toBeUndefined();
});

test('words that a text has beside another version, or has no more, are marked in their formats', () => {
  const base = { value: [paragraph({ text: 'In fünf ' }, bold('Schichten'), { text: '.' }), words('Weg.')] };
  const side = {
    '@type': 'slate',
    value: [paragraph({ text: 'In vier ' }, bold('Lagen'), { text: '.' }), words('Neu.'), words('Mehr.')],
  };
  const marked = markedText(base, side);
  const leaves: string[] = [];
  JSON.stringify(marked, (_name, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'text' in value) {
      const sign = 'style-tool-new' in value ? '+' : 'style-tool-gone' in value ? '-' : '';
      if (value.text !== '') leaves.push(sign + String(value.text));
    }
    return value;
  });
  expect(leaves.join('|')).toBe('In |-fünf |-Schichten|+vier |+Lagen|.|-Weg|+Neu|.|+Mehr.');
  expect(marked?.['@type']).toBe('slate');
  expect(markedText(undefined, side)).toBeUndefined();
  expect(markedText(base, { value: 'kein Text' })).toBeUndefined();
});
