import { beforeAll, describe, expect, test } from 'vitest';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms, testOrigin } from '~test/support/test-cms';
import { json } from '../json';

interface Panel {
  '@id': string;
  title: string;
  data: Record<string, unknown>;
  schema: { properties: Record<string, unknown> };
  items?: { id: string; count: number }[];
}

let cms: TestCms;
beforeAll(async () => {
  cms = await createTestCms({
    items: [
      { path: '', type: 'Plone Site', title: 'Immerlund' },
      { path: '/de', type: 'LRF', title: 'Deutsch' },
      { path: '/de/a', type: 'Document', title: 'A', subjects: ['Eis'], fields: { nav_title: 'Kurz' } },
      { path: '/de/a/b', type: 'Document', title: 'B' },
    ],
    settings: { navigation: { displayed_types: ['Document', 'Nix'], navigation_depth: 5 } as never },
  });
});

const panel = (name: string, as = 'admin') => json<Panel>(cms.ask(`/@controlpanels/${name}`, { as }));
const names = async (as: string) =>
  (await json<Panel[]>(cms.ask('/@controlpanels', { as }))).map((each) => each['@id'].split('/').at(-1));

describe('control panels', () => {
  test('are listed, some of them to Managers alone', async () => {
    expect(await names('admin')).toEqual(expect.arrayContaining(['site', 'imaging', 'portal-settings']));
    expect(await names('siteadmin')).toContain('site');
    for (const name of ['volto-settings', 'discussion', 'imaging', 'dexterity-types'])
      expect(await names('siteadmin')).not.toContain(name);
  });

  test('show what is saved over what a fresh site has, choices with their titles', async () => {
    const { data } = await panel('navigation');
    expect(data).toMatchObject({
      navigation_depth: 5,
      sitemap_depth: 3,
      displayed_types: [{ token: 'Document', title: 'Seite' }, 'Nix'],
      sort_tabs_on: { token: 'getObjPositionInParent', title: 'Position im übergeordneten Ordner' },
    });
    expect((await panel('site')).data.site_title).toBe('Immerlund');
  });

  test('have a value for every field of their form, and no place left free', async () => {
    for (const name of await names('admin')) {
      const body = await panel(name ?? '');
      expect(JSON.stringify(body)).not.toMatch(/\{(?:site|context)\}/);
      if (!body.items)
        expect(Object.keys(body.data).sort()).toEqual(Object.keys(body.schema.properties).sort());
    }
  });

  test('of types count their items and tell their behaviors', async () => {
    expect((await panel('dexterity-types')).items).toContainEqual(
      expect.objectContaining({ id: 'Document', count: 2 }),
    );
    const { data, title } = await panel('dexterity-types/JobOfferContainer');
    expect(title).toBe('Stellenbörse');
    expect(data).toMatchObject({
      'volto.blocks': true,
      'plone.richtext': false,
      filter_content_types: true,
      allowed_content_types: ['Document', 'File', 'Image', 'Joboffer', 'Link'],
    });
    expect((await panel('dexterity-types/File')).data).not.toHaveProperty('filter_content_types');
  });
});

describe('what queries are built from', () => {
  interface Querystring {
    '@id': string;
    indexes: Record<string, { title: string; values: Record<string, { title: string }> }>;
  }
  const read = (as?: string) => json<Querystring>(cms.ask('/de/@querystring', as ? { as } : {}));

  test('has titles of the language and fixed values for everybody, keywords for editors', async () => {
    const visitor = await read();
    expect(visitor['@id']).toBe(`${testOrigin}/de/@querystring`);
    expect(visitor.indexes.review_state?.values.published).toEqual({ title: 'Veröffentlicht [published]' });
    expect(visitor.indexes.Subject?.values).toEqual({});
    expect((await read('editor')).indexes.Subject?.values).toEqual({ Eis: { title: 'Eis' } });
  });
});

describe('inherited behaviors', () => {
  const path = '/de/a/b/@inherit?expand.inherit.behaviors=plone.navigationroot,volto.navtitle,nix';

  test('come from the nearest content that has them, unknown ones not at all', async () => {
    expect(await json(cms.ask(path))).toEqual({
      '@id': `${testOrigin}${path}`,
      'plone.navigationroot': { data: {}, from: { '@id': `${testOrigin}/de`, title: 'Deutsch' } },
      'volto.navtitle': { data: { nav_title: null }, from: { '@id': `${testOrigin}/de/a/b`, title: 'B' } },
    });
    expect(await json(cms.ask('/de/a/b/@inherit'))).toEqual({});
  });

  test('are a component where they are asked for', async () => {
    const asked = 'expand.inherit.behaviors=volto.navtitle';
    const components = async (query: string) =>
      (await json<{ '@components': Record<string, unknown> }>(cms.ask(`/de/a?${query}`)))['@components'];
    expect(await components('')).not.toHaveProperty('inherit');
    expect((await components(asked)).inherit).toEqual({ '@id': `${testOrigin}/de/a/@inherit?${asked}` });
    expect((await components(`expand=inherit&${asked}`)).inherit).toMatchObject({
      'volto.navtitle': { data: { nav_title: 'Kurz' } },
    });
  });
});

test('the form of an account is open to everybody', async () => {
  const schema = (path: string) => json<{ required: string[] }>(cms.ask(path));
  expect((await schema('/@userschema')).required).toEqual(['email']);
  expect((await schema('/@userschema/registration')).required).toContain('password');
});
