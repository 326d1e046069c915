import { expect, test } from 'vitest';
import { relocate } from '@/editor/session/uploads/relocate';

const moves = new Map([
  ['/de/bilder-1/wal.png', '/de/seite/wal.png'],
  ['/de/bilder-1/wal', '/de/seite/wal-1'],
]);

test('addresses of moved content are said anew at every depth, with what follows them', () => {
  const block = {
    '@type': 'image',
    url: '/de/bilder-1/wal.png',
    value: [{ href: 'https://x.example/de/bilder-1/wal.png/@@images/image/large?a#b' }],
    html: '<a href="/de/bilder-1/wal">Wal</a>',
  };
  expect(relocate(block, moves)).toEqual({
    '@type': 'image',
    url: '/de/seite/wal.png',
    value: [{ href: 'https://x.example/de/seite/wal.png/@@images/image/large?a#b' }],
    html: '<a href="/de/seite/wal-1">Wal</a>',
  });
});

test('what only begins alike is something else', () => {
  for (const other of [
    '/de/bilder-1/wal.png.svg',
    '/de/bilder-1/wale',
    '/de/bilder-1/wal-2.png',
    '/de/bilder-1',
  ])
    expect(relocate({ url: other }, moves)).toEqual({ url: other });
});

test('what names nothing that has moved stays the very object it is', () => {
  const kept = { a: [{ b: '/de/seite' }], n: null, t: true };
  expect(relocate(kept, moves)).toBe(kept);
  const half = { kept, moved: '/de/bilder-1/wal' };
  expect(relocate(half, moves).kept).toBe(kept);
});
