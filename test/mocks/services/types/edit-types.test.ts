import { beforeEach, describe, expect, test } from 'vitest';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';
import { json } from '../json';

const panel = '/@controlpanels/dexterity-types';

let cms: TestCms;
beforeEach(async () => {
  cms = await createTestCms({
    items: [
      { path: '/de', type: 'LRF', title: 'Deutsch' },
      { path: '/en', type: 'LRF', title: 'English' },
    ],
  });
});

const send = (method: string, path: string, body?: unknown, as = 'admin') =>
  cms.ask(path, { as, method, json: body, headers: { Cookie: 'I18N_LANGUAGE="en"' } });
const status = async (method: string, path: string, body?: unknown, as = 'admin') =>
  (await send(method, path, body, as)).status;
const message = async (...call: Parameters<typeof send>) =>
  (await json<{ message: string }>(send(...call))).message;

interface Schema {
  properties: Record<string, { title: string; maxLength?: number; choices?: [string, string][] }>;
  fieldsets: { id: string; title: string; fields: string[] }[];
  required: string[];
  layouts: string[];
}

const schema = () => json<Schema>(send('GET', '/en/@types/meldung_typ'));
const makeType = () => send('POST', panel, { title: 'Meldung Typ', description: 'Kurz' });

describe('a type made in the control panel', () => {
  test('can be added at once, and holds nothing', async () => {
    const response = await makeType();
    expect(response.status).toBe(201);
    expect(response.headers.get('Location')).toMatch(/\/@controlpanels\/dexterity-types\/meldung_typ$/);
    const list = await json<{ id: string; addable: boolean }[]>(send('GET', '/en/@types'));
    expect(list.find(({ id }) => id === 'meldung_typ')).toMatchObject({ addable: true });
    expect(await status('POST', '/en', { '@type': 'meldung_typ', title: 'Eins' })).toBe(201);
    expect(await status('POST', '/en/eins', { '@type': 'Document', title: 'Nein' })).toBe(403);
    expect(await status('PATCH', `${panel}/meldung_typ`, { filter_content_types: 'all' })).toBe(204);
    expect(await status('POST', '/en/eins', { '@type': 'Document', title: 'Ja' })).toBe(201);
  });

  test.each([
    ['no title', { id: 'x' }, "Property 'title' is required"],
    ['an id in use', { id: 'Document', title: 'D' }, 'The id "Document" is invalid - it is already in use.'],
  ])('is refused with %s', async (_, body, text) => {
    expect(await message('POST', panel, body)).toBe(text);
  });

  test('is the work of Managers; others may change it, or may not', async () => {
    expect(await status('POST', panel, { title: 'X' }, 'siteadmin')).toBe(500);
    expect(await status('POST', panel, { title: 'X' }, 'editor')).toBe(401);
    await makeType();
    expect(await status('PATCH', `${panel}/meldung_typ`, { title: 'Y' }, 'siteadmin')).toBe(204);
    for (const method of ['POST', 'PATCH', 'PUT', 'DELETE'])
      expect(
        await status(method, '/@types/meldung_typ/x', method === 'DELETE' ? undefined : {}, 'editor'),
      ).toBe(401);
  });

  test('can be removed; its content stays', async () => {
    await makeType();
    await send('POST', '/en', { '@type': 'meldung_typ', title: 'Eins' });
    expect(await status('DELETE', `${panel}/meldung_typ`)).toBe(204);
    expect(await message('DELETE', `${panel}/meldung_typ`)).toBe('meldung_typ does not exist');
    expect(await status('GET', '/en/@types/meldung_typ')).toBe(404);
    expect(await status('GET', '/en/eins')).toBe(200);
    expect(await status('POST', '/en', { '@type': 'meldung_typ', title: 'Zwei' })).toBe(403);
  });

  test('is another site’s own', async () => {
    await makeType();
    const other = await createTestCms({ items: [{ path: '/en', type: 'LRF', title: 'English' }] });
    expect((await other.ask('/en/@types/meldung_typ', { as: 'admin' })).status).toBe(404);
  });
});

const fields = {
  untertitel: { factory: 'Text line (String)', title: 'Untertitel', required: true, maxLength: 9 },
  stufe: { factory: 'Choice', title: 'Stufe', values: ['b1|Mittel', 'a1|Anfang'] },
  ziele: { factory: 'Multiple Choice', title: 'Ziele', values: ['rot', 'blau'] },
  anzahl: { factory: 'Integer', title: 'Anzahl', minimum: 1, maximum: 10 },
  bild: { factory: 'Image', title: 'Bild' },
};

describe('own fields of a type', () => {
  beforeEach(async () => {
    await makeType();
    await send('PATCH', '/@types/meldung_typ', {
      properties: fields,
      fieldsets: [{ id: 'eigene', title: 'Eigene', fields: ['stufe', 'untertitel'] }],
    });
  });

  test('stand in its schema', async () => {
    const { properties, fieldsets, required } = await schema();
    expect(properties.stufe?.choices).toEqual([
      ['a1', 'Anfang'],
      ['b1', 'Mittel'],
    ]);
    expect(properties.untertitel).toMatchObject({ title: 'Untertitel', maxLength: 9 });
    expect(fieldsets.slice(0, 2).map((each) => [each.id, each.fields])).toEqual([
      ['default', ['title', 'description', 'ziele', 'anzahl', 'bild']],
      ['eigene', ['stufe', 'untertitel']],
    ]);
    expect(required).toEqual(['title', 'untertitel']);
  });

  test.each([
    [{}, 'Required input is missing.'],
    [{ untertitel: 'viel zu lang' }, 'Value is too long'],
    [{ untertitel: 'kurz', stufe: 'c1' }, 'Constraint not satisfied'],
    [{ untertitel: 'kurz', anzahl: 11 }, 'Value is too big'],
  ])('are checked: %j', async (values, text) => {
    expect(await message('POST', '/en', { '@type': 'meldung_typ', title: 'Eins', ...values })).toContain(
      text,
    );
  });

  test('are stored and handed out with their titles', async () => {
    const values = { untertitel: 'kurz', stufe: 'b1', ziele: ['blau'], anzahl: 4 };
    const made = await json(send('POST', '/en', { '@type': 'meldung_typ', title: 'Eins', ...values }));
    expect(made).toMatchObject({
      untertitel: 'kurz',
      anzahl: 4,
      bild: null,
      stufe: { token: 'b1', title: 'Mittel' },
      ziele: [{ token: 'blau', title: 'blau' }],
    });
  });

  test('are added, changed and removed one by one', async () => {
    const added = await send('POST', '/@types/meldung_typ', { factory: 'Text', title: 'Eine Notiz' });
    expect(added.status).toBe(201);
    expect(await status('POST', '/@types/meldung_typ', { factory: 'Text', title: 'Eine Notiz' })).toBe(500);
    expect(await status('PATCH', '/@types/meldung_typ/eine_notiz', { title: 'N', required: true })).toBe(204);
    expect(await schema()).toMatchObject({ properties: { eine_notiz: { title: 'N' } } });
    expect((await schema()).required).toContain('eine_notiz');
    expect(await status('DELETE', '/@types/meldung_typ/eine_notiz')).toBe(204);
    expect((await schema()).properties).not.toHaveProperty('eine_notiz');
    expect(await status('DELETE', '/@types/meldung_typ/title')).toBe(403);
  });

  test('move into groups; a group goes when it is empty', async () => {
    await send('POST', '/@types/meldung_typ', { factory: 'fieldset', title: 'Mehr' });
    await send('PATCH', '/@types/meldung_typ/mehr', { title: 'Noch mehr', fields: ['anzahl'] });
    const groups = async () => (await schema()).fieldsets.map(({ id, title }) => `${id} ${title}`);
    expect(await groups()).toContain('mehr Noch mehr');
    await send('DELETE', '/@types/meldung_typ/mehr');
    expect(await groups()).toContain('mehr Noch mehr');
    await send('DELETE', '/@types/meldung_typ/anzahl');
    expect(await groups()).not.toContain('mehr Noch mehr');
  });

  test('are replaced by PUT alone', async () => {
    const body = {
      properties: { nur: { factory: 'Text', title: 'Nur' } },
      layouts: ['view', 'listing_view'],
    };
    expect(await status('PUT', '/@types/meldung_typ', body)).toBe(204);
    const { properties, layouts } = await schema();
    expect(properties).toHaveProperty('nur');
    expect(properties).not.toHaveProperty('stufe');
    expect(layouts).toEqual(['view', 'listing_view']);
  });

  test.each([
    ['PATCH', '/@types/nope', { properties: {} }, "'nope'"],
    ['POST', '/@types', { factory: 'Text' }, 'Missing parameter typename'],
    ['POST', '/@types/meldung_typ', { title: 'X' }, "Missing parameter: 'factory'"],
    [
      'POST',
      '/@types/meldung_typ',
      { factory: 'Full Name', title: 'X' },
      'Missing/Invalid parameter factory: Full Name',
    ],
    [
      'PATCH',
      '/@types/meldung_typ',
      { properties: { x: { title: 'X' } } },
      'Missing/Invalid parameter factory: None',
    ],
    ['DELETE', '/@types/meldung_typ', undefined, 'Missing parameter fieldname'],
  ])('refuse %s %s %j', async (method, path, body, text) => {
    expect(await message(method, path, body)).toBe(text);
  });
});

test('a behavior of a shipped type comes and goes with its fields', async () => {
  const link = () => json<Schema>(send('GET', '/en/@types/Link'));
  const before = await link();
  await send('PATCH', `${panel}/Link`, { 'plone.richtext': true });
  expect((await link()).fieldsets[0]?.fields).toEqual([
    'title',
    'description',
    'remoteUrl',
    'text',
    'changeNote',
  ]);
  await send('POST', '/en', {
    '@type': 'Link',
    title: 'L',
    remoteUrl: 'https://example.org',
    text: '<p>Hallo</p>',
  });
  expect(await json(send('GET', '/en/l'))).toMatchObject({ text: { data: '<p>Hallo</p>' } });
  await send('PATCH', `${panel}/Link`, { 'plone.richtext': false });
  expect(await link()).toEqual(before);
  expect(await json(send('GET', '/en/l'))).not.toHaveProperty('text');
});
