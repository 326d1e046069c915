import { describe, expect, test } from 'vitest';
import { indentItems, moveItem, outdentItems } from '@/editor/rich-text/value/indent-items';
import type { EditedValue } from '@/editor/rich-text/value/nodes';
import type { BlockType, ListType } from '@/editor/rich-text/elements';
import { setBlockType } from '@/editor/rich-text/value/set-block-type';
import { wrapList } from '@/editor/rich-text/value/wrap-list';
import { blockquote, em, h2, li, ol, p, strong, table, td, tr, ul } from './rich-text';

describe('The type of a block is changed', () => {
  const cases: [string, EditedValue, [number, number], BlockType, EditedValue][] = [
    [
      'to a heading, without its weight',
      [p('a ', strong('b'), em('c'))],
      [0, 0],
      'h2',
      [h2('a b', em('c'), '')],
    ],
    ['to a quotation', [p('a')], [1, 1], 'blockquote', [blockquote('a')]],
    ['where the range lies alone', [p('a'), p('b'), p('c')], [2, 3], 'h2', [p('a'), h2('b'), p('c')]],
    [
      'out of the midst of a list',
      [ul(li('a'), li('b'), li('c'))],
      [2, 2],
      'p',
      [ul(li('a')), p('b'), ul(li('c'))],
    ],
    ['of lines in a quotation', [blockquote(p('a'), p('b'))], [0, 0], 'p', [p('a'), p('b')]],
    ['but not of a table', [table(tr(td('a')))], [0, 1], 'p', [table(tr(td('a')))]],
  ];
  test.each(cases)('%s', (_name, value, [start, end], type, expected) => {
    expect(setBlockType(value, start, end, type)).toEqual(expected);
  });
});

describe('Blocks become lists', () => {
  const cases: [string, EditedValue, [number, number], ListType, EditedValue][] = [
    ['of one item', [p('a')], [0, 0], 'ul', [ul(li('a'))]],
    ['of several', [p('a'), h2('b'), p('c')], [0, 3], 'ol', [ol(li('a'), li('b')), p('c')]],
    ['that go on in the one before', [ul(li('a')), p('b')], [2, 2], 'ul', [ul(li('a'), li('b'))]],
    ['of the other kind', [ul(li('a'), li('b'))], [0, 3], 'ol', [ol(li('a'), li('b'))]],
    ['of the other kind inside', [ul(li('a'), ul(li('b')))], [2, 2], 'ol', [ul(li('a'), ol(li('b')))]],
    ['and paragraphs again', [ul(li('a'), li('b'))], [0, 3], 'ul', [p('a'), p('b')]],
  ];
  test.each(cases)('%s', (_name, value, [start, end], type, expected) => {
    expect(wrapList(value, start, end, type)).toEqual(expected);
  });
});

describe('An item', () => {
  const nested = [ul(li('a'), ul(li('b')), li('c'))];
  test('is nested beside the one before it, in the list that is there', () => {
    expect(indentItems([ul(li('a'), li('b'))], 2, 2)).toEqual([ul(li('a'), ul(li('b')))]);
    expect(indentItems(nested, 4, 4)).toEqual([ul(li('a'), ul(li('b'), li('c')))]);
  });

  test('takes along what is nested below it', () => {
    const value = [ul(li('a'), li('b'), ul(li('c')))];
    expect(indentItems(value, 2, 2)).toEqual([ul(li('a'), ul(li('b'), ul(li('c'))))]);
  });

  test('stays where none is before it', () => {
    const value = [ul(li('a'), li('b'))];
    expect(indentItems(value, 0, 0)).toBe(value);
    expect(indentItems([p('a')], 0, 0)).toEqual([p('a')]);
  });

  test('is taken out, and cuts the list that it stood in', () => {
    expect(outdentItems([ul(li('a'), ul(li('b'), li('c'), li('d')))], 4, 4)).toEqual([
      ul(li('a'), ul(li('b')), li('c'), ul(li('d'))),
    ]);
    expect(outdentItems(nested, 0, 0)).toBe(nested);
  });

  test('moves over its neighbour with all below both', () => {
    expect(moveItem(nested, 4, 'up')).toEqual({ value: [ul(li('c'), li('a'), ul(li('b')))], shift: -4 });
    expect(moveItem(nested, 0, 'down')).toEqual({ value: [ul(li('c'), li('a'), ul(li('b')))], shift: 2 });
    expect(moveItem(nested, 2, 'down')).toBeUndefined();
    expect(moveItem([p('a'), ul(li('b'))], 2, 'up')).toBeUndefined();
  });
});
