// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { headerVariantOf } from '@/shell/header/header-variant';
import { makeEntry, makeNearest, makeSettings } from './shell-data';

const institut = makeEntry('/de/institute/zb', 'Institut für Zellbiophysik');
const institutsbereich = makeEntry('/de/institute/zb/gewebe', 'Mechanik des Gewebes');
const subsite = makeEntry('/de/institute/zb/schule', 'Graduiertenschule');
const blogs = makeEntry('/de/aktuelles/blog', 'Wehrgeflüster');
const project = { '@id': 'http://localhost:3000/de/projekt', title: 'Tidentakt', special: false };
const special = { ...project, special: true };

const places = {
  institut: { path: '/de/institute/zb', name: 'Institut für Zellbiophysik' },
  bereich: { path: '/de/institute/zb/gewebe', name: 'Mechanik des Gewebes' },
  subsite: { path: '/de/institute/zb/schule', name: 'Graduiertenschule' },
  blog: { path: '/de/aktuelles/blog', name: 'Wehrgeflüster' },
  project: { path: '/de/projekt', name: 'Tidentakt' },
};

describe('whose header a page has', () => {
  test.each([
    ['nothing known', undefined, undefined, { kind: 'default' }],
    ['outside of all places', makeNearest(), makeSettings(), { kind: 'default' }],
    [
      'a blog before everything else',
      makeNearest({ blogs, institut }),
      makeSettings({ project: special }),
      { kind: 'blog', owner: places.blog },
    ],
    [
      'a special project before an institute',
      makeNearest({ institut }),
      makeSettings({ project: special }),
      { kind: 'special-project', owner: places.project },
    ],
    [
      'a project before an institute',
      makeNearest({ institut, subsite }),
      makeSettings({ project }),
      { kind: 'project', owner: places.project },
    ],
    [
      'an institute',
      makeNearest({ institut }),
      makeSettings(),
      { kind: 'institute', owner: places.institut, above: [] },
    ],
    [
      'an area of an institute',
      makeNearest({ institut, institutsbereich }),
      undefined,
      { kind: 'institute', owner: places.bereich, above: [places.institut] },
    ],
    [
      'a subsite in an area',
      makeNearest({ institut, institutsbereich, subsite }),
      undefined,
      { kind: 'institute', owner: places.subsite, above: [places.institut, places.bereich] },
    ],
    [
      'a subsite without an institute',
      makeNearest({ subsite }),
      undefined,
      { kind: 'institute', owner: places.subsite, above: [] },
    ],
    [
      'blogs as a list, of which the first counts',
      makeNearest({ blogs: [blogs, institut] as never }),
      undefined,
      { kind: 'blog', owner: places.blog },
    ],
    [
      'a blog without a name',
      makeNearest({ blogs: { '@id': 'http://localhost:3000/de/x' } as never }),
      undefined,
      { kind: 'default' },
    ],
    [
      'an area of which no institute is known',
      makeNearest({ institutsbereich }),
      makeSettings(),
      { kind: 'institute', owner: places.bereich, above: [] },
    ],
    [
      'an empty list of blogs',
      makeNearest({ blogs: [] as never, institut }),
      makeSettings(),
      { kind: 'institute', owner: places.institut, above: [] },
    ],
    [
      'a project that is special by no more than a word',
      undefined,
      makeSettings({ project: { ...project, special: 'yes' as never } }),
      { kind: 'project', owner: places.project },
    ],
    [
      'a project without a title',
      makeNearest({ institut }),
      makeSettings({ project: { ...project, title: '' } }),
      { kind: 'institute', owner: places.institut, above: [] },
    ],
    [
      'an institute of the wrong shape',
      makeNearest({ institut: 'zb' as never }),
      makeSettings({ project: [] as never }),
      { kind: 'default' },
    ],
  ] as const)('%s', (_, nearest, settings, expected) => {
    expect(headerVariantOf(nearest, settings)).toEqual(expected);
  });
});

/** Which header stands above which others; what follows in the list gives way. */
const precedence = ['blog', 'special-project', 'project', 'institute', 'default'] as const;
type Kind = (typeof precedence)[number];

const present: Readonly<Record<Kind, { nearest?: object; settings?: object }>> = {
  blog: { nearest: { blogs } },
  'special-project': { settings: { project: special } },
  project: { settings: { project } },
  institute: { nearest: { institut, institutsbereich, subsite } },
  default: {},
};

/** Every set of places that a page can lie in at once; a project is special or it is not. */
const sets = Array.from({ length: 2 ** precedence.length }, (_, bits) =>
  precedence.filter((_kind, index) => bits & (1 << index)),
).filter((kinds) => !(kinds.includes('project') && kinds.includes('special-project')));

test.each(sets.map((kinds) => ({ kinds })))(
  'of $kinds the first in the order has the header',
  ({ kinds }) => {
    const nearest = Object.assign({}, ...kinds.map((kind) => present[kind].nearest)) as object;
    const settings = Object.assign({}, ...kinds.map((kind) => present[kind].settings)) as object;
    const first = precedence.find((kind) => kinds.includes(kind)) ?? 'default';
    expect(headerVariantOf(makeNearest(nearest), makeSettings(settings)).kind).toBe(first);
  },
);
