import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepStock } from '../../../scripts/plone/stock-seed.mjs';

let folder: string;

const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(folder, name), 'utf8'));

async function write(name: string, value: unknown) {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), JSON.stringify(value));
}

const withBlocks = (blocks: Record<string, unknown>) => ({
  blocks,
  blocks_layout: { items: Object.keys(blocks) },
});

const items = [
  { '@id': '/Plone', '@type': 'Plone Site', UID: 'plone_site_root' },
  {
    '@id': '/de',
    '@type': 'LRF',
    UID: 'de',
    ...withBlocks({
      a: {
        '@type': 'listing',
        querystring: { query: [{ i: 'portal_type', o: 'any', v: ['Meldung', 'News Item', 'Joboffer'] }] },
      },
    }),
  },
  {
    '@id': '/de/institut',
    '@type': 'Institut',
    UID: 'institut',
    layout: 'institut_view',
    'exportimport.constrains': {
      locally_allowed_types: ['Meldung', 'Member'],
      immediately_addable_types: [],
    },
  },
  {
    '@id': '/de/institut/meldung',
    '@type': 'Meldung',
    UID: 'meldung',
    preview_image: { filename: 'wind.webp', blob_path: 'meldung/preview_image/wind.webp' },
    preview_caption: 'Wind',
    ...withBlocks({ b: { '@type': 'slate' } }),
  },
  { '@id': '/de/institut/person', '@type': 'Member', UID: 'person' },
  { '@id': '/de/wind', '@type': 'Image', UID: 'wind', image: { filename: 'wind.webp' } },
  { '@id': '/en/wind', '@type': 'Image', UID: 'wind-en', image: { filename: 'wind.webp' } },
];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stock-seed-'));
  for (const item of items) await write(`content/${item.UID}/data.json`, item);
  await write('content/__metadata__.json', {
    __version__: '1.0.0',
    _data_files_: items.map(({ UID }) => `${UID}/data.json`),
    _blob_files_: ['wind/image/wind.webp', 'person/portrait/face.webp'],
    ordering: { de: 0, person: 1 },
    local_roles: { person: { local_roles: {} } },
    default_page: {},
  });
  await write('relations.json', [
    { from_uuid: 'meldung', to_uuid: 'person', from_attribute: 'relatedItems' },
    { from_uuid: 'meldung', to_uuid: 'wind', from_attribute: 'institutes' },
    { from_uuid: 'meldung', to_uuid: 'de', from_attribute: 'relatedItems' },
  ]);
  await write('translations.json', [{ canonical: 'wind', translations: { en: 'wind-en', fr: 'gone' } }]);
  await write('redirects.json', {
    '/Plone/alt': '/Plone/de/institut/meldung',
    '/Plone/wer': '/Plone/de/institut/person',
  });
  await write('discussions.json', { meldung: { items: [] }, person: { items: [] } });
  await write('settings.json', { site: { site_title: 'X' }, 'date-and-time': {}, 'portal-settings': {} });
  await keepStock(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const typeOf = async (uid: string) =>
  ((await read(`content/${uid}/data.json`)) as { '@type': string })['@type'];

test('types of the add-on become the stock type that comes next, and what lies in no page is left out', async () => {
  expect(await typeOf('institut')).toBe('Document');
  expect(await typeOf('meldung')).toBe('News Item');
  expect(await typeOf('de')).toBe('LRF');
  expect(await readdir(join(folder, 'content'))).not.toContain('person');
  expect(await read('content/__metadata__.json')).toMatchObject({
    _data_files_: items.filter(({ UID }) => UID !== 'person').map(({ UID }) => `${UID}/data.json`),
    _blob_files_: ['wind/image/wind.webp'],
    ordering: { de: 0 },
    local_roles: {},
  });
  expect(await read('content/institut/data.json')).not.toHaveProperty('layout');
  expect(await read('content/institut/data.json')).toMatchObject({
    'exportimport.constrains': { locally_allowed_types: ['News Item', 'Document'] },
  });
});

test('listings ask for the types that are there', async () => {
  expect(await read('content/de/data.json')).toMatchObject({
    blocks: { a: { querystring: { query: [{ v: ['News Item', 'Joboffer'] }] } } },
  });
});

test('a picture of a page becomes a relation to the item of its language that holds it', async () => {
  expect(await read('content/meldung/data.json')).not.toHaveProperty('preview_image');
  expect(await read('content/meldung/data.json')).toMatchObject({ preview_caption_link: 'Wind' });
  expect(await read('relations.json')).toEqual([
    { from_uuid: 'meldung', to_uuid: 'de', from_attribute: 'relatedItems' },
    { from_uuid: 'meldung', to_uuid: 'wind', from_attribute: 'preview_image_link' },
  ]);
});

test('nothing leads to what was left out', async () => {
  expect(await read('translations.json')).toEqual([{ canonical: 'wind', translations: { en: 'wind-en' } }]);
  expect(await read('redirects.json')).toEqual({ '/Plone/alt': '/Plone/de/institut/meldung' });
  expect(await read('discussions.json')).toEqual({ meldung: { items: [] } });
  expect(await read('settings.json')).toEqual({ site: { site_title: 'X' }, 'date-and-time': {} });
});
