import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createNotes } from '~mocks/exchange/import-notes';
import { reviewImport } from '~mocks/exchange/review';
import { germanCase, germanReason } from '~mocks/services/site-setup/import-reasons';
import { keepReport } from '~mocks/settings/imported';
import { makeDocument, makeLanguageRoot } from '~mocks/seed/makers';
import { createTestCms, type TestCms } from '~test/support/test-cms';
import { aldermoor, loadExport } from './load-export';

const blocks = {
  blocks: {
    a: { '@type': 'teaser', href: [{ '@id': '/de/weg' }], to: '/nicht/gemeint' },
    b: { text: 'ohne Art' },
    c: { '@type': 'slate', value: [{ data: { url: '../../resolveuid/0123456789abcdef0123456789abcdef' } }] },
    d: { '@type': 'html', html: '<a href="/de/search?x=1">Suche</a><a href="/fort">Fort</a>' },
    e: { '@type': 'teaser', href: '/de/ordner/@@download/file', url: '//anderswo.example/x' },
  },
  blocks_layout: { items: ['a', 'b', 'c', 'd', 'e'] },
};

let cms: TestCms;

beforeAll(async () => {
  cms = await createTestCms({
    items: [
      makeLanguageRoot({ path: '/de', title: 'Start' }),
      makeDocument({ path: '/de/search', title: 'Suche' }),
      makeDocument({ path: '/de/ordner', title: 'Ordner' }),
      makeDocument({ path: '/de/ordner/search', title: 'Suche' }),
      makeDocument({ path: '/de/ordner/contents', title: 'Inhalt' }),
      makeDocument({ path: '/de/ordner/history', title: 'Geschichte' }),
      makeDocument({ path: '/de/ordner/links-to-item', title: 'Verweise' }),
    ],
  });
  const folder = cms.repository.byPath('/de/ordner');
  const { root } = cms.repository;
  await cms.repository.write((transaction) => {
    if (folder) transaction.put({ ...folder, fields: { ...folder.fields, ...blocks } });
    const ofSite = { header_actions: { a: [1] }, social_links: { b: [2] }, has_fat_menu: true, empty: '' };
    transaction.put({ ...root, fields: { ...root.fields, ...ofSite } });
  });
});

const review = () => reviewImport(cms.repository, { teaser: true, slate: true, html: true });

const casesOf = (reason: string) =>
  review()
    .notes.groups()
    .find((group) => group.reason === reason)?.cases;

describe('what somebody has to look after', () => {
  test('are pages that screens hide, and pages that hide screens', () => {
    expect(casesOf('Pages hidden by a screen of the site')).toEqual([
      '/de/ordner/links-to-item',
      '/de/search',
    ]);
    expect(casesOf('Pages that hide a screen of their folder for editors')).toEqual(['/de/ordner/contents']);
  });

  test('are links that lead nowhere, with their pages', () => {
    expect(casesOf('Links that lead nowhere, with the pages they stand on')).toEqual([
      '/de/ordner → /de/weg',
      '/de/ordner → /fort',
      '/de/ordner → resolveuid/0123456789abcdef0123456789abcdef',
    ]);
  });

  test('are blocks without a type and fields of the site', () => {
    expect(review().idle).toEqual([
      'Field header_actions of Plone Site: 1 item, as on /',
      'Field social_links of Plone Site: 1 item, as on /',
      'Field has_fat_menu of Plone Site: 1 item, as on /',
      'Block without a type: 1 block, as on /de/ordner',
    ]);
  });

  test('is little of a site that a Plone exported', async () => {
    const { repository } = await loadExport(aldermoor);
    const { notes } = reviewImport(repository, {});
    expect(notes.groups()).toEqual([]);
  });
});

describe('the report of an import', () => {
  const ask = (as: string, path: string, language: string) =>
    cms.ask(path, { as, headers: { 'Accept-Language': language } });

  test('is no panel where nothing was imported', async () => {
    expect((await ask('siteadmin', '/@controlpanels/import-report', 'de')).status).toBe(404);
  });

  test('is a panel for administrators, in their language', async () => {
    const { notes, idle } = review();
    const report = [...notes.groups(), { reason: 'Kept, but without effect on this site', cases: idle }];
    await cms.repository.write((transaction) => keepReport(transaction, cms.repository, report));
    const list = (await (await ask('siteadmin', '/@controlpanels', 'de')).json()) as { title: string }[];
    expect(list.map(({ title }) => title)).toContain('Bericht des Imports');
    const answer = await ask('siteadmin', '/@controlpanels/import-report', 'de');
    const { items } = (await answer.json()) as { items: { title: string; description: string }[] };
    const hidden = items.find(({ title }) => title === 'Seiten, die eine Ansicht der Website verdeckt');
    expect(hidden?.description).toBe('/de/ordner/links-to-item\n/de/search');
    expect(items.at(-1)?.description).toContain(
      'Feld header_actions von Plone Site: in 1 Inhalt, etwa auf /',
    );
    expect((await ask('editor', '/@controlpanels/import-report', 'de')).status).toBe(401);
  });

  test('has German for each of its reasons', () => {
    const folder = join(import.meta.dirname, '../../../mocks/exchange');
    const sources = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    const reasons = sources.flatMap((text) =>
      [...text.matchAll(/(?:notes\.add\(\s*|problem: )'([^']+)'/g)].map(([, reason = '']) => reason),
    );
    expect(reasons.length).toBeGreaterThan(20);
    expect(reasons.filter((reason) => germanReason(reason) === reason)).toEqual([]);
    expect(germanReason('Values of "start" that it cannot hold')).toContain('„start“');
    expect(germanCase('Field rows.hue of tabs: 2 blocks, as on /two')).toBe(
      'Feld rows.hue von tabs: in 2 Blöcken, etwa auf /two',
    );
  });

  test('is cut on a terminal', () => {
    const notes = createNotes();
    for (const each of ['a', 'b', 'c']) notes.add('Reason', each);
    expect(notes.lines(2)).toEqual(['Reason (3):', '  a', '  b', '  and 1 others']);
  });
});
