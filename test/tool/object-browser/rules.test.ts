// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Summary } from '@/api/types/summary';
import { askedBy, startPath } from '@/tool/object-browser/places';
import { recentlyUsed, rememberUsed } from '@/tool/object-browser/recently-used';
import { isListed, ruleOf } from '@/tool/object-browser/rules';
import { answerOf, isUnpublished, shifted, toggled } from '@/tool/object-browser/selection';
import { asking } from './support';

const item = (type: string, isFolder = false, id = '/de/x'): Summary =>
  ({ '@id': id, '@type': type, title: 'X', is_folderish: isFolder }) as unknown as Summary;
const one = { '@id': '/de/eins' };
const two = { '@id': '/de/zwei' };
const uid = (digit: number) => String(digit).padStart(32, 'a');

test.each([
  ['a page', item('Document', true), {}, 'pick'],
  ['a page where others are wanted', item('Document', true), { selectableTypes: ['Meldung'] }, 'enter'],
  ['a file where others are wanted', item('File'), { selectableTypes: ['Meldung'] }, 'type'],
  ['a folder among pictures', item('Folder', true), { mode: 'image' }, 'enter'],
  ['a page with a picture of its own', item('Meldung', true), { mode: 'image' }, 'enter'],
  ['a picture', item('Image'), { mode: 'image' }, 'pick'],
  ['a file among pictures', item('File'), { mode: 'image' }, 'type'],
  [
    'a file that a field of pictures names',
    item('File'),
    { mode: 'image', selectableTypes: ['File'] },
    'type',
  ],
  ['a type named as nothing should be', item('__proto__'), { selectableTypes: ['constructor'] }, 'type'],
] as const)('Of %s it is known what may be done', (_, of, request, rule) => {
  expect(ruleOf(of, asking(request), [])).toBe(rule);
});

test('Beyond the greatest number nothing more is chosen; what is chosen can be taken back', () => {
  const request = asking({ isMultiple: true, maximum: 1 });
  expect(ruleOf(item('Document', true, '/de/zwei'), request, [one])).toBe('full');
  expect(ruleOf(item('Document', true, '/de/eins'), request, [one])).toBe('pick');
});

test('Among pictures only they and ways to them are listed', () => {
  const request = asking({ mode: 'image' });
  expect([item('Image'), item('Folder', true), item('File')].map((each) => isListed(each, request))).toEqual([
    true,
    true,
    false,
  ]);
});

test.each([
  ['', { kind: 'nothing' }],
  ['a', { kind: 'nothing' }],
  ['**', { kind: 'nothing' }],
  ['ab', { kind: 'search', text: 'ab' }],
  ['/de/presse/', { kind: 'folder', path: '/de/presse' }],
  ['/', { kind: 'folder', path: '' }],
  [`${window.location.origin}/de/presse/@@contents?x=1#y`, { kind: 'folder', path: '/de/presse' }],
  ['https://elsewhere.example/de', { kind: 'search', text: 'https://elsewhere.example/de' }],
  ['/de/../../x', { kind: 'nothing' }],
  ['//elsewhere.example', { kind: 'nothing' }],
  ['/\\elsewhere.example', { kind: 'nothing' }],
])('What is typed as "%s" is understood', (typed, asked) => {
  expect(askedBy(typed)).toEqual(asked);
});

test.each([
  ['the folder of what is chosen', { chosen: [{ '@id': '/de/bilder/a.png' }] }, '/de/bilder'],
  [
    'the same by a scale of it',
    { chosen: [{ '@id': '/de/bilder/a.png/@@images/image/large' }] },
    '/de/bilder',
  ],
  ['the page where nothing is chosen', {}, '/de/seite'],
  ['the page where the target is another site', { chosen: [{ '@id': 'https://x.example/a' }] }, '/de/seite'],
  ['the page where the target climbs', { chosen: [{ '@id': '/../../a/b' }] }, '/de/seite'],
  ['the root for several', { isMultiple: true, chosen: [one] }, ''],
  ['the place that is named', { isMultiple: true, start: '/en/news' }, '/en/news'],
  ['the page where the place climbs', { start: '/en/../..' }, '/de/seite'],
])('The browser begins in %s', (_, request, path) => {
  expect(startPath(asking(request), '/de/seite')).toBe(path);
});

test('Where one is chosen it stands in place of the other; several are kept in their order', () => {
  expect(toggled([one], two, false)).toEqual([two]);
  expect(toggled([one], two, true)).toEqual([one, two]);
  expect(toggled([one, two], one, true)).toEqual([two]);
  expect(shifted([one, two], '/de/zwei', -1)).toEqual([two, one]);
  expect(shifted([one, two], '/de/zwei', 1)).toEqual([one, two]);
});

test('What was chosen before is handed back as it was; what is new has its stored form', () => {
  const before = { ...one, title: 'Eins', other: 'kept' };
  const fresh = {
    '@id': `${window.location.origin}/de/zwei`,
    title: 'Zwei',
    review_state: 'private',
    UID: 'u',
  };
  expect(answerOf([one, fresh], [before])).toEqual([before, { ...two, title: 'Zwei', UID: 'u' }]);
});

test.each([
  ['private', true],
  ['published', false],
  ['', false],
  [null, false],
])('A target in the state %s is told as unpublished: %s', (state, isTold) => {
  expect(isUnpublished({ review_state: state })).toBe(isTold);
});

test('A browser remembers a few ids of what was used, the latest first, and nothing else', () => {
  localStorage.clear();
  rememberUsed(['../x', '__proto__']);
  expect(recentlyUsed()).toEqual([]);
  for (let digit = 0; digit < 20; digit += 1) rememberUsed([uid(digit)]);
  rememberUsed([uid(12)]);
  expect(recentlyUsed().slice(0, 2)).toEqual([uid(12), uid(19)]);
  expect(recentlyUsed()).toHaveLength(12);
  for (const stored of ['{', '{"length":3}', '[1,null,{}]']) {
    localStorage.setItem('editor-recently-used', stored);
    expect(recentlyUsed()).toEqual([]);
  }
});
