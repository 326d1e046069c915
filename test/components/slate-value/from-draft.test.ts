import { describe, expect, test } from 'vitest';
import { fromDraft } from '@/components/slate-value/from-draft';
import { plainText } from '@/components/slate-value/nodes';

const draft = (blocks: object[], entityMap: unknown = {}) => ({ blocks, entityMap });

describe('Text of draft.js', () => {
  test.each([
    ['unstyled', 'p'],
    ['header-one', 'h2'],
    ['header-two', 'h2'],
    ['header-three', 'h3'],
    ['blockquote', 'blockquote'],
    ['callout', 'callout'],
    ['code-block', 'pre'],
    ['never-heard-of', 'p'],
  ])('of the type %s becomes %s', (type, expected) => {
    expect(fromDraft(draft([{ type, text: 'Worte' }]))).toEqual([
      { type: expected, children: [{ text: 'Worte' }] },
    ]);
  });

  test('keeps styles that overlap', () => {
    const block = {
      type: 'unstyled',
      text: 'abcdef',
      inlineStyleRanges: [
        { offset: 0, length: 4, style: 'BOLD' },
        { offset: 2, length: 4, style: 'ITALIC' },
      ],
    };
    expect(fromDraft(draft([block]))).toEqual([
      {
        type: 'p',
        children: [
          { text: 'ab', strong: true },
          { text: 'cd', strong: true, em: true },
          { text: 'ef', em: true },
        ],
      },
    ]);
  });

  test('keeps a link whole across the styles in it', () => {
    const block = {
      type: 'unstyled',
      text: 'Mehr hier.',
      inlineStyleRanges: [{ offset: 7, length: 3, style: 'BOLD' }],
      entityRanges: [{ offset: 5, length: 4, key: 0 }],
    };
    const entities = { 0: { type: 'LINK', mutability: 'MUTABLE', data: { url: '/de/x', target: '_blank' } } };
    expect(fromDraft(draft([block], entities))).toEqual([
      {
        type: 'p',
        children: [
          { text: 'Mehr ' },
          {
            type: 'link',
            data: { url: '/de/x', target: '_blank' },
            children: [{ text: 'hi' }, { text: 'er', strong: true }],
          },
          { text: '.', strong: true },
        ],
      },
    ]);
  });

  test('counts characters, not halves of them', () => {
    const block = {
      type: 'unstyled',
      text: '🧪 neu',
      inlineStyleRanges: [{ offset: 2, length: 3, style: 'BOLD' }],
    };
    expect(fromDraft(draft([block]))).toEqual([
      { type: 'p', children: [{ text: '🧪 ' }, { text: 'neu', strong: true }] },
    ]);
  });

  test('shows pictures', () => {
    const block = { type: 'atomic', text: ' ', entityRanges: [{ offset: 0, length: 1, key: 3 }] };
    const entities = { 3: { type: 'IMAGE', data: { src: '/de/bild', alt: 'Ein Bild' } } };
    expect(fromDraft(draft([block], entities))).toEqual([
      {
        type: 'p',
        children: [{ type: 'img', src: '/de/bild', alt: 'Ein Bild', url: '/de/bild', children: [] }],
      },
    ]);
  });

  test('nests lists by depth', () => {
    const item = (text: string, depth: number, type = 'unordered-list-item') => ({ type, text, depth });
    const li = (text: string) => ({ type: 'li', children: [{ text }] });
    expect(
      fromDraft(
        draft([
          item('a', 0),
          item('b', 1),
          item('c', 1, 'ordered-list-item'),
          item('d', 0),
          item('e', 0, 'ordered-list-item'),
        ]),
      ),
    ).toEqual([
      {
        type: 'ul',
        children: [
          li('a'),
          { type: 'ul', children: [li('b')] },
          { type: 'ol', children: [li('c')] },
          li('d'),
        ],
      },
      { type: 'ol', children: [li('e')] },
    ]);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'Text'],
    ['blocks that are no list', { blocks: {}, entityMap: [] }],
  ])('that is %s is empty', (_name, value) => {
    expect(fromDraft(value)).toEqual([]);
  });

  test('with ranges that fit nothing keeps its words', () => {
    const block = {
      type: 7,
      text: 'Worte',
      depth: 'tief',
      inlineStyleRanges: [
        { offset: -3, length: 'x', style: 'BOLD' },
        { offset: 3, length: 99, style: 'BLINK' },
        null,
      ],
      entityRanges: [{ offset: 0, length: 2, key: 'constructor' }, 'x'],
    };
    expect(plainText(fromDraft(draft([block, { type: 'unordered-list-item' }], 'x')))).toBe('Worte');
  });
});

test.each(['constructor', '__proto__', 'toString'])('a block of the type %s is a paragraph', (type) => {
  const style = { style: type, offset: 0, length: 3 };
  expect(fromDraft(draft([{ type, text: 'Worte', inlineStyleRanges: [style] }]))).toMatchObject([
    { type: 'p' },
  ]);
});
