// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { hasLink, linkTarget } from '@/components/universal-link/link-target';

const origin = window.location.origin;

describe('Where a stored link leads', () => {
  test.each<[string, unknown, unknown]>([
    ['an absolute URL of the CMS', `${origin}/de/forschung`, { kind: 'page', path: '/de/forschung' }],
    ['a path', '/de/forschung?page=2#mitte', { kind: 'page', path: '/de/forschung?page=2#mitte' }],
    ['a path with broken escapes', '/de/%E0%A4%A?x=%', { kind: 'page', path: '/de/%25E0%25A4%25A?x=%' }],
    ['a path with whole ones', '/de/f%C3%BCr#%', { kind: 'page', path: '/de/f%C3%BCr#%' }],
    ['a URL with the traverser', `${origin}/++api++/de`, { kind: 'page', path: '/de' }],
    [
      'a list of which the first counts',
      [{ '@id': '/de/a' }, { '@id': '/de/b' }],
      { kind: 'page', path: '/de/a' },
    ],
    [
      'a comment',
      `${origin}/de/blog/post/++conversation++default/1794935520000000`,
      { kind: 'page', path: '/de/blog/post' },
    ],
    ['another site', 'https://example.org/x', { kind: 'external', href: 'https://example.org/x' }],
    ['another host without scheme', '//example.org/x', { kind: 'external', href: 'https://example.org/x' }],
    [
      'another host written with a backslash',
      '/\\example.org',
      { kind: 'external', href: 'https://example.org' },
    ],
    ['a mail address', 'mailto:a@example.org', { kind: 'plain', href: 'mailto:a@example.org' }],
    ['a telephone number', 'tel:+49123', { kind: 'plain', href: 'tel:+49123' }],
    ['an anchor of the page', '#ziele', { kind: 'plain', href: '#ziele' }],
    ['a download', '/de/a.pdf/@@download/file', { kind: 'plain', href: '/de/a.pdf/@@download/file' }],
    ['a calendar file', '/de/vortrag/ics_view', { kind: 'plain', href: '/de/vortrag/ics_view' }],
    ['a dead link', '../../resolveuid/31ffc2f078914aa5aa52946cc022e1d7', { kind: 'dead' }],
    ['a dead absolute link', `${origin}/resolveuid/31ffc2f0`, { kind: 'dead' }],
    ['a script', 'javascript:alert(1)', { kind: 'dead' }],
    ['a script in disguise', ' java\nscript\t:alert(1)', { kind: 'dead' }],
    ['data', 'data:text/html,<script>alert(1)</script>', { kind: 'dead' }],
    ['a script in an item', { '@id': 'javascript:alert(1)' }, { kind: 'dead' }],
    ['nothing', undefined, { kind: 'invalid' }],
    ['an empty list', [], { kind: 'invalid' }],
    ['an empty text', ' ', { kind: 'invalid' }],
    ['a number', 7, { kind: 'invalid' }],
    ['an item without id', { title: 'x' }, { kind: 'invalid' }],
    ['an item whose id is no text', { '@id': { x: 1 } }, { kind: 'invalid' }],
  ])('%s', (_name, to, target) => {
    expect(linkTarget(to, true)).toEqual(target);
  });

  test('Downloadable object types link to the file only when the user is not logged in', () => {
    const file = { '@id': `${origin}/de/bericht.pdf`, '@type': 'File' };
    expect(linkTarget(file, true)).toEqual({ kind: 'plain', href: '/de/bericht.pdf/@@download/file' });
    expect(linkTarget(file, false)).toEqual({ kind: 'page', path: '/de/bericht.pdf' });
  });

  test('A file that the server resolved to its download is not asked for twice', () => {
    const file = { '@id': '/de/bericht.pdf/@@download/file', '@type': 'File' };
    expect(linkTarget(file, true)).toEqual({ kind: 'plain', href: '/de/bericht.pdf/@@download/file' });
  });

  test('Items with a remote url link to it for anonymous users', () => {
    const link = { '@id': '/de/extern', '@type': 'Link', getRemoteUrl: 'https://example.org/' };
    expect(linkTarget(link, true)).toEqual({ kind: 'external', href: 'https://example.org/' });
    expect(linkTarget(link, false)).toEqual({ kind: 'page', path: '/de/extern' });
    expect(linkTarget({ '@id': '/de/extern', remoteUrl: '/de/ziel' }, true)).toEqual({
      kind: 'page',
      path: '/de/ziel',
    });
  });

  test('A remote url that the catalog left unresolved leaves the way to the item itself', () => {
    const link = { '@id': '/de/intern', '@type': 'Link', getRemoteUrl: '../../resolveuid/31ffc2f0' };
    expect(linkTarget(link, true)).toEqual({ kind: 'page', path: '/de/intern' });
  });

  test('A block can ask beforehand whether a link leads anywhere', () => {
    expect(hasLink([{ '@id': '/de' }])).toBe(true);
    expect([undefined, [], '', 'javascript:x', '../resolveuid/1'].some(hasLink)).toBe(false);
  });
});
