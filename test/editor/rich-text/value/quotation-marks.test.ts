import { expect, test } from 'vitest';
import { quotationMark } from '@/editor/rich-text/value/quotation-marks';

const typed = (text: string, language: string): string =>
  Array.from(text).reduce((before, sign) => before + (quotationMark(sign, before, language) ?? sign), '');

test.each([
  ['de', 'Er sagte "Ja", ("nein")', 'Er sagte „Ja“, („nein“)'],
  ['de', `Sie: "Er rief 'Halt' und geht's"`, 'Sie: „Er rief ‚Halt‘ und geht’s“'],
  ['en', `He said "yes" and it's 'fine'`, 'He said “yes” and it’s ‘fine’'],
  ['fr', 'a "b"', 'a "b"'],
])('quotation marks are those of the language, as one types: %s', (language, text, expected) => {
  expect(typed(text, language)).toBe(expected);
});
