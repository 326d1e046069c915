// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { isSitePath, readAddress as readOnServer } from '~mocks/lib/address';
import { flatten, isInternal } from '@/api/urls';
import { imageSourceAt } from '@/components/image/image-source';
import { linkTarget } from '@/components/universal-link/link-target';
import { readAddress, safeUrl } from '@/lib/address';

const tab = '\t';
const elsewhere = [
  '/\\host.example/x',
  '\\/host.example/x',
  '\\\\host.example/x',
  `/${tab}/host.example/x`,
  `/\n\\host.example/x`,
  `${tab}//host.example/x`,
  ` ///host.example/x`,
  `/\u0000\r/host.example/x`,
  `ht${tab}tps:\\\\host.example/x`,
  'https:/host.example/x',
  'HTTPS:host.example/x',
];

describe('an address that browsers read as another host’s', () => {
  test.each(elsewhere)('%j is no path of this site, for links, pictures and the server', (stored) => {
    expect(isInternal(stored)).toBe(false);
    expect(isSitePath(stored)).toBe(false);
    const target = linkTarget(stored, true);
    expect(target.kind).toBe('external');
    const href = target.kind === 'external' ? target.href : '';
    expect(new URL(href).hostname).toBe('host.example');
    expect(new URL(imageSourceAt(stored)?.src ?? '').hostname).toBe('host.example');
  });

  test.each(['http://localhost:3000//host.example', '/++api++//host.example', '/++api++/\\host.example'])(
    '%s, whose base goes, stays a path',
    (stored) => {
      const path = flatten(stored.replace('http://localhost:3000', window.location.origin));
      expect(new URL(path, 'https://site.example').hostname).toBe('site.example');
    },
  );
});

test.each([
  ['/de/x?y=\\a#\\b', '/de/x?y=\\a#\\b'],
  ['\\de\\x', '/de/x'],
  [' /de/f\u00fcr ', '/de/f\u00fcr'],
  ['mailto:a\\b@example.org', 'mailto:a\\b@example.org'],
  ['../resolveuid/0', '../resolveuid/0'],
  ['#ziel', '#ziel'],
  ['', ''],
])('%j is read as %j, here and on the server', (stored, read) => {
  expect(readAddress(stored)).toBe(read);
  expect(readOnServer(stored)).toBe(read);
});

test.each([
  'javascript:alert(1)',
  ' java\nscript\t:alert(1)',
  '\u0001javascript:alert(1)',
  'java script:alert(1)',
  'vbscript:x',
  'data:text/html,x',
  'blob:https://host.example/x',
])('%j may not be followed', (stored) => {
  expect(safeUrl(stored)).toBeUndefined();
  expect(linkTarget(stored, true)).toEqual({ kind: 'dead' });
});
