import { beforeAll, expect, test } from 'vitest';
import { expanders } from '~mocks/dispatch/expanders';
import { services } from '~mocks/dispatch/services';
import { vocabularyNames } from '~mocks/recorded/vocabularies';
import type { TestCms } from '~test/support/test-cms';
import { createVault, places, tracesIn, vault } from './secrets';

let cms: TestCms;
beforeAll(async () => {
  cms = await createVault();
});

const everything = `expand=${expanders.map(({ name }) => name).join(',')}&metadata_fields=_all`;

/** What a call takes behind its name, where it takes something. */
const ways: Readonly<Record<string, readonly string[]>> = {
  '@aliases': ['', '?b_size=1000', '?query=/de'],
  '@breadcrumbs': [''],
  '@comments': ['', '/77'],
  '@contextnavigation': ['', '?expand.contextnavigation.includeTop=1&expand.contextnavigation.bottomLevel=0'],
  '@controlpanels': ['', '/portal-settings', '/site', '/mail', '/usergroup'],
  '@groups': ['', '/Reviewers', '/tresorgruppe?'],
  '@history': ['', '/0'],
  '@job-offer-search': ['', '?q=*'],
  '@navigation': ['', '?expand.navigation.depth=9'],
  '@querysources': ['/relatedItems', '/subjects'],
  '@relations': [
    '',
    '?relation=relatedItems',
    '?relation=isReferencing',
    '?query_target=',
    '?onlyBroken=true',
  ],
  '@search': [
    '?metadata_fields=_all&b_size=100',
    `?fullobjects=1&b_size=20&${everything}`,
    '?portal_type=Discussion%20Item&metadata_fields=_all',
    '?SearchableText=t*&metadata_fields=_all',
    '?path.depth=9&metadata_fields=_all&sort_on=modified',
    '?show_inactive=1&metadata_fields=_all&use_site_search_settings=1',
  ],
  '@solr': ['?q=*', '?q=t*', '?q=Seite&group_select=0', '?q=*&facet_fields=Subject&rows=100'],
  '@solr-suggest': ['?query=T', '?query=tr', '?query=s'],
  '@sources': ['/relatedItems', '/subjects'],
  '@translation-locator': ['', '?target_language=en', '?target_language=de'],
  '@translations': [''],
  '@types': ['', '/Document', '/File', '/Institut', '/Member'],
  '@users': ['', '?query=t', '?search=t', '/admin', '/editor'],
  '@vocabularies': ['', ...vocabularyNames().map((name) => `/${name}?b_size=-1`)],
};

const contentWays = [
  `?${everything}`,
  `?${everything}&fullobjects=1`,
  `?${everything}&include_items=1&expand.navigation.depth=9`,
  ...expanders.map(({ name }) => `?expand=${name}`),
];

/** Every call that reads, at every place at which it stands. */
const reads = places.flatMap((place) => [
  ...contentWays.map((way) => `${place || '/'}${way}`),
  ...services
    .filter(({ get, rootOnly }) => get && (!rootOnly || place === ''))
    .flatMap(({ name }) => (ways[name] ?? ['']).map((way) => `${place}/${name}${way}`)),
]);

const queries = [
  [],
  [{ i: 'path', o: 'plone.app.querystring.operation.string.absolutePath', v: '/' }],
  [{ i: 'SearchableText', o: 'plone.app.querystring.operation.string.contains', v: 't*' }],
  [{ i: 'review_state', o: 'plone.app.querystring.operation.selection.any', v: ['private'] }],
  [
    {
      i: 'portal_type',
      o: 'plone.app.querystring.operation.selection.any',
      v: ['Document', 'Event', 'Member'],
    },
  ],
];

test.each([undefined, 'member'])('nothing that one may not view is in any answer to %s', async (as) => {
  const who = as === undefined ? {} : { headers: { Authorization: `Bearer ${await cms.login(as)}` } };
  const found: string[] = [];
  const look = async (call: string, answer: Response): Promise<void> => {
    const headers = JSON.stringify([...answer.headers]);
    const traces = tracesIn(`${await answer.text()}${headers}`, cms);
    if (traces.length > 0) found.push(`${call}: ${traces.join(' | ')}`);
  };
  for (const path of reads) await look(path, await cms.ask(path, who));
  for (const place of places)
    for (const query of queries)
      for (const more of [{ metadata_fields: ['_all'], b_size: 100 }, { fullobjects: true }])
        await look(
          `${place}/@querystring-search ${JSON.stringify(query)}`,
          await cms.ask(`${place}/@querystring-search`, { ...who, json: { query, ...more } }),
        );
  expect(found).toEqual([]);
});

test('and there is much to be found', async () => {
  const who = { headers: { Authorization: `Bearer ${await cms.login('admin')}` } };
  let found = 0;
  for (const path of reads) if (tracesIn(await (await cms.ask(path, who)).text(), cms).length > 0) found += 1;
  expect(found).toBeGreaterThan(100);
});

test.each([undefined, 'member'])('a UID of private content is to %s like one of nothing', async (as) => {
  const uid = cms.repository.byPath(vault)?.uid ?? '';
  const ask = async (path: string, value: string) => {
    const answer = await cms.ask(`${path}${value}`, as === undefined ? {} : { as });
    return [answer.status, (await answer.text()).replaceAll(value, '')];
  };
  const calls = [
    '/@linkintegrity?uids=',
    '/@relations?source=',
    '/@relations?target=',
    '/@search?metadata_fields=_all&UID=',
    '/@solr?q=',
    '/@vocabularies/plone.app.vocabularies.Catalog?token=',
  ];
  for (const call of calls) expect(await ask(call, uid), call).toEqual(await ask(call, 'f'.repeat(32)));
});
