// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { contentOfBlock } from '@/editor/translation/content-of-block';
import { startApi } from '~test/support/api';

startApi();

const hash = (block: Record<string, unknown>, fields = {}) => contentOfBlock(block, fields).hash;
const slate = (...children: object[]) => ({ '@type': 'slate', value: [{ type: 'p', children }] });
const link = (url: string) => ({ type: 'link', data: { url }, children: [{ text: 'dort' }] });

test.each([
  [
    'how words are formatted',
    slate({ text: 'Ein Wort' }),
    slate({ text: 'Ein ' }, { type: 'strong', children: [{ text: 'Wort' }] }),
  ],
  ['where white space is doubled', slate({ text: 'Ein Wort' }), slate({ text: ' Ein  Wort ' })],
  [
    'settings',
    { '@type': 'image', url: '/de/bild', alt: 'Ein Bild', align: 'left' },
    { '@type': 'image', url: '/de/bild', alt: 'Ein Bild', align: 'full', size: 'l', styles: { a: 'b' } },
  ],
  [
    'ids, at every depth',
    { '@type': 'gridBlock', blocks: { a: slate({ text: 'Eins' }) }, blocks_layout: { items: ['a'] } },
    { '@type': 'gridBlock', blocks: { b: slate({ text: 'Eins' }) }, blocks_layout: { items: ['b'] } },
  ],
  [
    'which address of the site a link is stored with',
    slate(link('/de/ziel')),
    slate(link('http://localhost:3000/de/ziel')),
  ],
  [
    'what the server tells of a target beside its id',
    { '@type': 'teaser', href: [{ '@id': '/de/ziel', UID: 'u1', title: 'Alt' }] },
    { '@type': 'teaser', href: [{ '@id': '/de/ziel-neu', UID: 'u1', title: 'Neu' }] },
  ],
  [
    'the record of a translation itself',
    slate({ text: 'Eins' }),
    { ...slate({ text: 'Eins' }), translationOf: { source: 'x', hash: 'y' } },
  ],
  ['the order of fields', { '@type': 'x', a: 'Eins', b: 'Zwei' }, { b: 'Zwei', a: 'Eins', '@type': 'x' }],
])('the hash of a block does not heed %s', (_what, one, other) => {
  expect(hash(other)).toBe(hash(one));
});

test.each([
  ['words', slate({ text: 'Eins' }), slate({ text: 'Zwei' })],
  [
    'alternative texts',
    { '@type': 'image', url: '/a', alt: 'Eins' },
    { '@type': 'image', url: '/a', alt: 'Zwei' },
  ],
  ['where links lead', slate(link('/de/ziel')), slate(link('/de/anderswo'))],
  [
    'paragraphs',
    { '@type': 'slate', value: [{ type: 'p', children: [{ text: 'Einszwei' }] }] },
    { '@type': 'slate', value: ['Eins', 'zwei'].map((text) => ({ type: 'p', children: [{ text }] })) },
  ],
  ['in which field words stand', { '@type': 'x', title: 'Eins' }, { '@type': 'x', head: 'Eins' }],
  [
    'blocks inside, and their order',
    {
      blocks: { a: slate({ text: 'Eins' }), b: slate({ text: 'Zwei' }) },
      blocks_layout: { items: ['a', 'b'] },
    },
    {
      blocks: { a: slate({ text: 'Eins' }), b: slate({ text: 'Zwei' }) },
      blocks_layout: { items: ['b', 'a'] },
    },
  ],
])('the hash of a block heeds %s', (_what, one, other) => {
  expect(hash(other)).not.toBe(hash(one));
});

test('a block that shows a field of the page holds what the page has there', () => {
  const title = { '@type': 'title' };
  expect(hash(title, { title: 'Eins' })).not.toBe(hash(title, { title: 'Zwei' }));
  expect(hash(slate({ text: 'x' }), { title: 'Eins' })).toBe(hash(slate({ text: 'x' }), { title: 'Zwei' }));
});

test('pictures, lines and links alone are nothing to translate', () => {
  const hasWords = (block: Record<string, unknown>) => contentOfBlock(block, {}).hasWords;
  expect(hasWords({ '@type': 'separator' })).toBe(false);
  expect(hasWords({ '@type': 'image', url: '/de/bild', alt: '' })).toBe(false);
  expect(hasWords({ '@type': 'teaser', href: [{ '@id': '/de/a', UID: 'u1', title: 'Titel' }] })).toBe(false);
  expect(hasWords({ '@type': 'image', url: '/de/bild', alt: 'Ein Bild' })).toBe(true);
  expect(hasWords(slate({ text: '42 %' }))).toBe(false);
});

test('a hash is the same on every machine', () => {
  expect(hash(slate({ text: 'Ein Wort' }))).toBe(
    hash(JSON.parse(JSON.stringify(slate({ text: 'Ein Wort' }))) as object as Record<string, unknown>),
  );
  expect(hash(slate({ text: 'Ein Wort' }))).toBe('17908qf1evq3v0');
});

test('what is nested without end, or holds anything but words, is read to an end', () => {
  let deep: Record<string, unknown> = { title: 'unten' };
  for (let level = 0; level < 5000; level++) deep = { inner: [deep] };
  const odd = {
    '@type': 7,
    value: [null, { children: [3, null, { children: 'x' }] }],
    UID: { a: 1 },
    blocks: 3,
  };
  expect(hash(deep)).toMatch(/^[\da-z]+$/);
  expect(hash(odd)).toMatch(/^[\da-z]+$/);
  expect(hash({ list: Array.from({ length: 100_000 }, (_entry, at) => `Wort ${at}`) })).toMatch(/^[\da-z]+$/);
});
