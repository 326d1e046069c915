import { describe, expect, test } from 'vitest';
import { clearFormatting } from '@/editor/rich-text/value/clear-formatting';
import { linkAt, removeLink, setLink } from '@/editor/rich-text/value/set-link';
import { formatsIn, toggleInline } from '@/editor/rich-text/value/toggle-inline';
import type { Format } from '@/editor/rich-text/value/formats';
import type { EditedValue } from '@/editor/rich-text/value/nodes';
import { em, h2, leaf, li, link, p, strong, sub, sup, ul } from './rich-text';

describe('A format is toggled', () => {
  const table: [string, EditedValue, [number, number], Format, EditedValue][] = [
    ['in the midst of a text', [p('one two three')], [4, 7], 'strong', [p('one ', strong('two'), ' three')]],
    ['at the start', [p('one two')], [0, 3], 'em', [p('', em('one'), ' two')]],
    ['off again', [p('one ', strong('two'), ' three')], [4, 7], 'strong', [p('one two three')]],
    ['off in a part', [p('', strong('one two'), '')], [0, 3], 'strong', [p('one', strong(' two'), '')]],
    [
      'on where a part has it',
      [p('', strong('one'), ' two')],
      [0, 7],
      'strong',
      [p('', strong('one two'), '')],
    ],
    [
      'round a part of another',
      [p('a', em('bcd'), 'e')],
      [0, 2],
      'strong',
      [p('', strong('a', em('b'), ''), '', em('cd'), 'e')],
    ],
    [
      'inside a link',
      [p('a ', link('/x', 'link'), '')],
      [2, 6],
      'strong',
      [p('a ', link('/x', '', strong('link'), ''), '')],
    ],
    [
      'over several lines',
      [ul(li('one'), li('two'))],
      [1, 5],
      'strong',
      [ul(li('o', strong('ne'), ''), li('', strong('t'), 'wo'))],
    ],
    ['as one of raised and lowered', [p('H', sub('2'), 'O')], [1, 2], 'sup', [p('H', sup('2'), 'O')]],
    ['not where a heading has its own weight', [h2('Title')], [0, 5], 'strong', [h2('Title')]],
    ['in a heading, where it is allowed', [h2('Title')], [0, 5], 'em', [h2('', em('Title'), '')]],
    [
      'off where a mark of the leaf says it',
      [p(leaf('one', { bold: true, 'style-x': true }))],
      [0, 3],
      'strong',
      [p(leaf('one', { 'style-x': true }))],
    ],
    [
      'off under its other name',
      [p('', { type: 'b', children: [{ text: 'one' }] }, '')],
      [0, 3],
      'strong',
      [p('one')],
    ],
  ];
  test.each(table)('%s', (_name, value, [start, end], format, expected) => {
    expect(toggleInline(value, start, end, format)).toEqual(expected);
  });

  test('and told of a caret by the text before it', () => {
    const value = [p('one', strong('two'), 'three')];
    expect([3, 4, 6, 7].map((place) => formatsIn(value, place, place))).toEqual([
      [],
      ['strong'],
      ['strong'],
      [],
    ]);
  });
});

test('Clearing takes formats and styles, and leaves links', () => {
  const value = [p('a', strong(em('b')), '', link('/x', '', em('c'), ''), leaf('d', { 'style-red': true }))];
  expect(clearFormatting(value, 0, 4)).toEqual([p('ab', link('/x', 'c'), 'd')]);
});

describe('A link', () => {
  test('goes round formats as one', () => {
    expect(setLink([p('a ', strong('b'), ' c')], 0, 5, { url: '/x' })).toEqual([
      p('', link('/x', 'a ', strong('b'), ' c'), ''),
    ]);
  });

  test('replaces those that it covers', () => {
    expect(setLink([p('a', link('/old', 'b'), 'c')], 0, 3, { url: '/new' })).toEqual([
      p('', link('/new', 'abc'), ''),
    ]);
  });

  test('is found from any place in it, with all of its text', () => {
    const value = [p('ab', link('/x', 'cd', strong('e'), ''), 'f')];
    expect([2, 3, 5].map((place) => linkAt(value, place)?.end)).toEqual([5, 5, 5]);
    expect(linkAt(value, 1)).toBeUndefined();
    expect(linkAt(value, 6)).toBeUndefined();
  });

  test('is removed with its text kept', () => {
    expect(removeLink([p('a', link('/x', strong('b')), 'c')], 1, 2)).toEqual([p('a', strong('b'), 'c')]);
  });
});
