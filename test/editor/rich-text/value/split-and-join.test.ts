import { describe, expect, test } from 'vitest';
import { caretAfter } from '@/editor/rich-text/value/caret-after';
import { joinValues } from '@/editor/rich-text/value/join-values';
import { lengthOfValue, textOfValue } from '@/editor/rich-text/value/lines';
import { blockMark, inlineMark } from '@/editor/rich-text/value/markdown';
import type { EditedValue } from '@/editor/rich-text/value/nodes';
import { splitValue } from '@/editor/rich-text/value/split-value';
import { blockquote, em, h2, li, link, ol, p, strong, table, td, tr, ul } from './rich-text';

describe('A text is split', () => {
  const cases: [string, EditedValue, [number, number], [EditedValue, EditedValue]][] = [
    ['in two', [p('one two')], [3, 4], [[p('one')], [p('two')]]],
    ['at its end', [p('one')], [3, 3], [[p('one')], [p('')]]],
    ['behind a heading, which a paragraph follows', [h2('one')], [3, 3], [[h2('one')], [p('')]]],
    ['before a heading, which stays one', [h2('one')], [0, 0], [[p('')], [h2('one')]]],
    [
      'inside a format',
      [p('a', strong('bc'), '')],
      [2, 2],
      [[p('a', strong('b'), '')], [p('', strong('c'), '')]],
    ],
    [
      'inside a link',
      [p('', link('/x', 'ab'), '')],
      [1, 1],
      [[p('', link('/x', 'a'), '')], [p('', link('/x', 'b'), '')]],
    ],
    ['between the items of a list', [ul(li('a'), li('b'))], [2, 2], [[ul(li('a'), li(''))], [ul(li('b'))]]],
    ['over several blocks', [p('abc'), p('def')], [1, 6], [[p('a')], [p('f')]]],
  ];
  test.each(cases)('%s', (_name, value, [start, end], expected) => {
    expect(splitValue(value, start, end)).toEqual(expected);
  });
});

describe('Two texts are joined', () => {
  const cases: [string, EditedValue, EditedValue, EditedValue, number][] = [
    ['in one line', [p('one ')], [p('two')], [p('one two')], 4],
    ['in the type of the first', [h2('a')], [p('b ', strong('c'))], [h2('ab c')], 1],
    ['as the second where the first is empty', [p('')], [h2('a')], [h2('a')], 0],
    ['with the list that follows', [ul(li('a'))], [ul(li('b'), li('c'))], [ul(li('ab'), li('c'))], 1],
    ['with a list of another kind', [p('a')], [ol(li('b'), li('c'))], [p('ab'), ol(li('c'))], 1],
    ['in the last item', [ul(li('a'), ul(li('b')))], [p('c')], [ul(li('a'), ul(li('bc')))], 3],
    ['with their formats', [p('a', em('b'), '')], [p('', em('c'), '')], [p('a', em('bc'), '')], 2],
    ['in a quotation', [blockquote('a')], [p('b')], [blockquote('ab')], 1],
  ];
  test.each(cases)('%s', (_name, earlier, later, value, seam) => {
    expect(joinValues(earlier, later)).toEqual({ value, seam });
  });

  test('but not with a table', () => {
    expect(joinValues([p('a')], [table(tr(td('b')))])).toBeUndefined();
    expect(joinValues([table(tr(td('b')))], [p('a')])).toBeUndefined();
  });

  test('and are as before after a split', () => {
    const value = [p('one ', strong('two'), ' three')];
    for (let place = 1; place < lengthOfValue(value); place += 1) {
      const joined = joinValues(...splitValue(value, place));
      expect([textOfValue(joined?.value ?? []), joined?.seam]).toEqual(['one two three', place]);
    }
  });
});

test.each([
  ['one three', 'one two three', 9, 9],
  ['one two three', 'one three', 13, 5],
  ['same', 'same', 2, 2],
  ['', 'all', 0, 3],
  ['aa', 'aaa', 1, 3],
])('After “%s” has become “%s” the caret stands behind the change', (former, present, caret, expected) => {
  expect(caretAfter(former, present, caret)).toBe(expected);
});

describe('Marks of markdown', () => {
  test.each([
    ['#', 'h2'],
    ['##', 'h2'],
    ['###', 'h3'],
    ['*', 'ul'],
    ['-', 'ul'],
    ['+', 'ul'],
    ['1.', 'ol'],
    ['1)', 'ol'],
    ['>', 'blockquote'],
    ['a#', undefined],
    ['constructor', undefined],
  ])('“%s” at the start of a line', (before, type) => expect(blockMark(before)).toBe(type));

  test.each([
    ['a **b**', 'strong'],
    ['__b c__', 'strong'],
    ['*b*', 'em'],
    ['(_b_', 'em'],
    ['~~b~~', 'del'],
    ['**b*', undefined],
    ['snake_case_', undefined],
    ['2 * 3 *', undefined],
    ['****', undefined],
    ['a*b*', undefined],
  ])('“%s” round words', (line, format) => expect(inlineMark(line)?.format).toBe(format));
});
