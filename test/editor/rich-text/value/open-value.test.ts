import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isBlockType } from '@/components/slate-value/elements';
import { nodesOf } from '@/components/slate-value/nodes';
import { linesOf } from '@/editor/rich-text/value/lines';
import { isElement, isInline, isLine, isVoid, type EditedNode } from '@/editor/rich-text/value/nodes';
import { openValue, storedValue } from '@/editor/rich-text/value/open-value';
import { replaceAt } from '@/editor/rich-text/value/replace-at';
import { demoSeed } from '~demo/demo';

const isNode = (node: unknown): node is { type?: unknown } =>
  typeof node === 'object' && node !== null && 'children' in node && Array.isArray(node.children);

/** All rich texts in a piece of JSON: what blocks, cells and fields keep as their `value`. */
function textsIn(json: unknown): unknown[][] {
  if (Array.isArray(json)) {
    const isText = json.length > 0 && json.every((node) => isNode(node) && isBlockType(node.type));
    return isText ? [json] : json.flatMap(textsIn);
  }
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(textsIn) : [];
}

const recorded = readdirSync('test/real-examples')
  .filter((name) => name.endsWith('.json'))
  .map((name): unknown => JSON.parse(readFileSync(`test/real-examples/${name}`, 'utf8')));

const handMade: [string, unknown][] = [
  ['nothing', undefined],
  [
    'text without a paragraph',
    [{ text: 'bare' }, { type: 'link', data: { url: '/de' }, children: ['to it'] }],
  ],
  ['an unknown block', [{ type: 'constructor', answer: 42, children: [{ text: 'x' }] }]],
  ['an unknown block without children', [{ type: '__proto__' }]],
  [
    'an unknown inline',
    [{ type: 'p', children: [{ type: 'mention', user: 'a', children: [{ text: '@a' }] }] }],
  ],
  [
    'blocks in a link',
    [{ type: 'p', children: [{ type: 'link', children: [{ type: 'p', children: [] }] }] }],
  ],
  [
    'a list inside its item',
    [
      {
        type: 'ul',
        children: [
          {
            type: 'li',
            children: [{ text: 'a' }, { type: 'ul', children: [{ type: 'li', children: ['b'] }] }],
          },
        ],
      },
    ],
  ],
  [
    'text between items',
    [{ type: 'ul', children: [{ text: ' ' }, { type: 'li', children: [{ text: 'a' }] }, 'b'] }],
  ],
  ['a picture', [{ type: 'img', url: '/de/bild', alt: 7 }]],
  [
    'wild attributes',
    [{ type: 'p', styleName: 7, anchor: null, colSpan: 5000, children: [{ text: 'x', a: [1] }] }],
  ],
  ['no children', [{ type: 'p' }, { type: 'h2', children: null }]],
  ['values that are no nodes', [null, 7, { type: 'p', children: [null, { text: 'x' }] }]],
];

/** What slate takes for granted; where it does not hold, it would throw nodes away. */
function errorsOf(nodes: readonly EditedNode[], parent = 'value'): string[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return parent === 'value' ? ['text without a line'] : [];
    const inner = isVoid(node) ? [] : errorsOf(node.children, node.type);
    const isWellMade = node.children.every((child) => !isElement(child) || isInline(child) === isLine(node));
    return isWellMade && node.children.length > 0 ? inner : [`${node.type} in ${parent}`, ...inner];
  });
}

const opens = (value: unknown): void => {
  const opened = openValue(value);
  expect(errorsOf(opened)).toEqual([]);
  if (Array.isArray(value))
    expect(storedValue(opened)).toEqual(value.filter((node) => typeof node !== 'number' && node));
};

describe('To open a text changes nothing of what is stored', () => {
  test('in all content of a real Plone', () => {
    const texts = recorded.flatMap(textsIn);
    expect(texts.length).toBeGreaterThan(5);
    texts.forEach(opens);
  });

  test('in all content of the demo', () => {
    const texts = textsIn(demoSeed(new Date('2026-05-04')));
    expect(texts.length).toBeGreaterThan(300);
    texts.forEach(opens);
  });

  test.each(handMade)('with %s', (_name, value) => opens(value));

  test('when the shape of a block has read it before', () => {
    for (const [, value] of handMade)
      if (Array.isArray(value))
        expect(storedValue(openValue(nodesOf(value)))).toEqual(storedValue(openValue(value)));
  });

  test('of the parts that an edit leaves alone', () => {
    const odd = {
      type: 'ul',
      children: [{ text: ' ' }, { type: 'li', children: ['a', { type: 'x', children: [] }] }],
    };
    const opened = openValue([odd, { type: 'p', children: [{ text: 'b' }] }]);
    const last = linesOf(opened).at(-1);
    const edited = replaceAt(opened, last?.path ?? [], (line) => [{ ...line, children: [{ text: 'c' }] }]);
    expect(storedValue(edited)).toEqual([odd, { type: 'p', children: [{ text: 'c' }] }]);
  });
});
