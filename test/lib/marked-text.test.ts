import { describe, expect, test } from 'vitest';
import { markedExcerpt, markedParts, matchBeginnings, plainText, type TextPart } from '@/lib/marked-text';

/** Parts as a text with brackets round the matches. */
const shown = (parts: readonly TextPart[]) =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

test.each([
  ['', ''],
  ['nothing', 'nothing'],
  ['a <em>hit</em> here', 'a [hit] here'],
  ['<em>r</em><em>18</em> piece by piece', '[r18] piece by piece'],
  ['never <em>closed', 'never [closed]'],
  ['closed </em>only', 'closed only'],
  ['<script>alert(1)</script> <em>x</em> & <b>y</b>', '<script>alert(1)</script> [x] & <b>y</b>'],
  ['<EM>no</EM> <em class="a">mark</em>', '<EM>no</EM> <em class="a">mark'],
])('%j is split at em alone', (marked, parts) => {
  expect(shown(markedParts(marked))).toBe(parts);
});

describe('an excerpt', () => {
  const words = 'abcdefghi '.repeat(40);

  test('of a text of 200 characters is the text, of one more it is 199 and an ellipsis', () => {
    const whole = markedParts('a'.repeat(200));
    expect(plainText(markedExcerpt(whole))).toBe('a'.repeat(200));
    const cut = plainText(markedExcerpt(markedParts('a'.repeat(201))));
    expect(cut).toBe(`${'a'.repeat(199)}…`);
  });

  test('keeps a match within the first 199 characters where it is', () => {
    const cut = markedExcerpt(markedParts(`${words.slice(0, 100)}<em>hit</em> ${words}`));
    expect(shown(cut).startsWith(`${words.slice(0, 100)}[hit] `)).toBe(true);
    expect(plainText(cut)).toHaveLength(200);
  });

  test('begins at a word shortly before a match that lies further in', () => {
    const cut = shown(markedExcerpt(markedParts(`${words}<em>hit</em> ${words}`)));
    expect(cut).toMatch(/^… (abcdefghi ){1,6}\[hit\] abc.*…$/);
  });

  test('begins at the match itself where no word ends before it', () => {
    const cut = shown(markedExcerpt(markedParts(`${'a'.repeat(300)}<em>hit</em> end`)));
    expect(cut).toBe('… [hit] end');
  });
});

test.each([
  ['Mechanik des Gewebes', 'gewebe', 'Mechanik des [Gewebe]s'],
  ['Über Wasser und Eis', 'über eis', '[Über] Wasser und [Eis]'],
  ['Zellgewebe', 'gewebe', 'Zellgewebe'],
  ['a.b*c', '.*', 'a.b*c'],
  ['Straße (neu)', '(neu', 'Straße ([neu])'],
])('words of %j that begin with %j are marked', (text, typed, parts) => {
  expect(shown(matchBeginnings(text, typed))).toBe(parts);
  expect(plainText(matchBeginnings(text, typed))).toBe(text);
});
