import { beforeAll, describe, expect, test } from 'vitest';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';
import type { Body } from '../json';
import { read } from '../json';

interface Found {
  response: { docs: Record<string, unknown>[]; numFound: number };
  facet_groups: [string, number][];
  group_counts?: number[];
  highlighting?: Record<string, Record<string, string[]>>;
}

const cms: Record<'portal' | 'kitconcept', TestCms | undefined> = {
  portal: undefined,
  kitconcept: undefined,
};

beforeAll(async () => {
  for (const solr of ['portal', 'kitconcept'] as const) cms[solr] = await createTestCms({ solr });
});

type Generation = keyof typeof cms;

function cmsOf(generation: Generation): TestCms {
  const found = cms[generation];
  if (!found) throw new Error('There is no CMS yet.');
  return found;
}

const search = async (generation: Generation, query: string, as?: string): Promise<Found> =>
  (await read(cmsOf(generation), `/@solr?${query}`, as ? { as } : {})) as unknown as Found;

const pathsIn = ({ response }: Found): string[] =>
  response.docs.map(({ path_string: path }) => String(path).replace('/Plone', '')).sort();

describe.each(['portal', 'kitconcept'] as const)('@solr of the generation %s', (generation) => {
  test.each([
    ['q=wattenmeer', ['/de/forschung']],
    ['q=GEZEITEN', ['/de/forschung/gezeiten']],
    ['q=watten', ['/de/forschung']],
    ['q=meer', generation === 'portal' ? [] : ['/de/forschung']],
    ['q=tt', []],
    ['q=%22+%2B', []],
    ['q=gezeiten+neue', ['/de/aktuelles/neue-boje', '/de/forschung/gezeiten']],
    ['q=stromung', ['/de/aktuelles/neue-boje']],
  ])('%s finds %j', async (query, found) => {
    expect(pathsIn(await search(generation, query))).toEqual(found);
  });

  test('what is private stays hidden', async () => {
    expect(pathsIn(await search(generation, 'q=vertrauliches'))).toEqual([]);
    expect(pathsIn(await search(generation, 'q=vertrauliches', 'admin'))).toEqual([
      '/de/forschung/vertraulich',
    ]);
  });

  test('counts of the tabs do not depend on the selected one', async () => {
    const all = await search(generation, 'q=');
    const pages = await search(generation, 'q=&group_select=1&rows=0');
    expect(pages.facet_groups).toEqual(all.facet_groups);
    expect(pages.response.docs).toEqual([]);
    expect(pages.response.numFound).toBe(pages.facet_groups[1]?.[1]);
    expect((await search(generation, 'q=&group_select=-1')).response.numFound).toBe(0);
  });

  test('a folder stands for its translations, or for itself alone', async () => {
    expect(pathsIn(await search(generation, 'q=&path_prefix=/de/forschung'))).toContain('/en/research');
    expect(
      pathsIn(await search(generation, 'q=&path_prefix=/de/forschung&is_multilingual=false')),
    ).not.toContain('/en/research');
    expect(pathsIn(await search(generation, 'q=&rows=99&path_prefix=/de/forschung/'))).not.toContain(
      '/de/forschung',
    );
  });

  test.each([
    ['q=x&lang=de&is_multilingual=true', 400, 400],
    ['q=x&rows=-1', 400, 500],
    ['q=x&sort=effective', 400, 500],
    ['q=x&sort=nope+asc', 400, 500],
    ['q=x&group_select=x', 400, 400],
    ['q=x&group_select=99', 400, 500],
    ['q=a&q=b', 400, 500],
    ['q=x&path_prefix=/gibt/es/nicht', 200, 503],
  ])('%s: %d, %d', async (query, portal, kitconcept) => {
    const answer = await cmsOf(generation).ask(`/@solr?${query}`);
    expect(answer.status).toBe(generation === 'portal' ? portal : kitconcept);
  });
});

test('the folder of a language is the whole site to the portal, since persons lie in none', async () => {
  const portal = await createTestCms();
  const person = { '@type': 'Member', id: 'ohne', title: 'Ohne Ort', name: 'Ohne' };
  await portal.ask('/', { method: 'POST', as: 'admin', json: person });
  await portal.ask('/ohne/@workflow/publish', { method: 'POST', as: 'admin', json: {} });
  for (const path of ['/de/@solr?q=ohne', '/en/@solr?q=ohne', '/@solr?q=ohne&path_prefix=/de'])
    expect(pathsIn((await read(portal, path)) as unknown as Found)).toContain('/ohne');
  const inGerman = await read(portal, '/@solr?q=ohne&path_prefix=/de&is_multilingual=false');
  expect(pathsIn(inGerman as unknown as Found)).not.toContain('/ohne');
});

test('to kitconcept what has no language is of any, which a condition names', async () => {
  const found = async (languages: string[]) => {
    const condition = btoa(JSON.stringify([['Language', 'string', { in: languages }]]));
    return (await search('kitconcept', `extra_conditions=${condition}`)).response.numFound;
  };
  const [german, neutral, both] = await Promise.all([found(['de']), found(['any']), found(['de', 'any'])]);
  expect(neutral).toBeGreaterThan(0);
  expect(both).toBe(german + neutral);
});

test('a star is everything to the portal, and nothing to kitconcept', async () => {
  expect((await search('portal', 'q=*')).response.numFound).toBeGreaterThan(10);
  expect((await search('kitconcept', 'q=*')).response.numFound).toBe(0);
});

describe('words that are operators elsewhere', () => {
  let portal: TestCms;
  const add = (title: string, id: string) =>
    portal.ask('/de', { method: 'POST', as: 'admin', json: { '@type': 'Document', title, id } });

  beforeAll(async () => {
    portal = await createTestCms({ solr: 'portal' });
    const titles = ['Andante', 'Oral or z', 'z and y', 'Gleichwort', 'Gleichwort', 'Gleichwort'];
    for (const [at, title] of titles.entries()) await add(title, `a-${at}`);
    await portal.ask('/de/a-3', { method: 'PATCH', as: 'admin', json: { id: 'a-neu' } });
  });

  const found = async (text: string) => {
    const path = `/@solr?q=${encodeURIComponent(text)}`;
    const { response } = (await read(portal, path, { as: 'admin' })) as unknown as Found;
    return response.docs.map(({ path_string: place }) => String(place).replace('/Plone/de/', ''));
  };

  test.each([
    ['a AND', ['a-2']],
    ['AND', ['a-2']],
    ['OR', ['a-1']],
    ['y NOT', ['a-2']],
    ['andan', ['a-0']],
    ['or (', ['a-1']],
    ['"', []],
  ])('%s finds %j', async (text, paths) => {
    expect(await found(text)).toEqual(paths);
  });

  test('hits of the same rank begin with the newest address', async () => {
    expect(await found('gleichwort')).toEqual(['a-neu', 'a-5', 'a-4']);
  });

  test.each([
    ['and', ['z and y']],
    ['andan', ['Andante']],
    ['or z', ['Oral or z']],
  ])('%s suggests %j', async (text, titles) => {
    const path = `/@solr-suggest?query=${encodeURIComponent(text)}`;
    const { suggestions } = await read(portal, path, { as: 'admin' });
    expect((suggestions as unknown as Body[]).map(({ title }) => title)).toEqual(titles);
  });
});

test('marks stand by UID in the portal, in the hit with kitconcept', async () => {
  const portal = await search('portal', 'q=wattenmeer');
  expect(Object.values(portal.highlighting ?? {})[0]?.content).toEqual([
    'Das <em>Wattenmeer</em> ist unser Labor.',
  ]);
  expect(portal.group_counts).toEqual(portal.facet_groups.map(([, count]) => count));
  const kitconcept = await search('kitconcept', 'q=wattenmeer');
  expect(kitconcept.response.docs[0]?.highlighting).toEqual(['Das <em>Wattenmeer</em> ist unser Labor.']);
  expect([kitconcept.highlighting, kitconcept.group_counts]).toEqual([undefined, undefined]);
});

describe('@solr-suggest', () => {
  test.each([
    ['query=gez', ['Gezeiten']],
    ['query=neue+bo', ['Neue Boje misst Strömung']],
    ['query=watt', ['Vortrag über das Watt']],
    ['query=vertrauliches', []],
    ['query=zeiten', []],
  ])('%s: %j', async (query, titles) => {
    const { suggestions } = await read(cmsOf('portal'), `/@solr-suggest?${query}`);
    expect((suggestions as unknown as Body[]).map(({ title }) => title)).toEqual(titles);
  });
});
