import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';

type Body = Record<string, unknown>;

let cms: TestCms;

beforeEach(async () => {
  cms = await createTestCms({ rateLimits: false });
});

async function call(method: string, path: string, json?: unknown) {
  const response = await cms.ask(path, { method, as: 'admin', ...(json === undefined ? {} : { json }) });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as Body };
}

const get = async (path: string) => (await call('GET', path)).body;

async function save(panel: string, values: Body): Promise<void> {
  expect(await call('PATCH', `/@controlpanels/${panel}`, values)).toMatchObject({ status: 204 });
}

const titles = (items: unknown): string[] => (items as { title: string }[]).map(({ title }) => title);
const menu = async (path = '/de', depth = 1) =>
  titles((await get(`${path}/@navigation?expand.navigation.depth=${depth}`)).items);

describe('the navigation panel', () => {
  test.each([
    ['no tabs', { generate_tabs: false }, ['Home']],
    ['one type', { displayed_types: ['Link'] }, ['Home', 'Partner', 'Zur Forschung']],
    ['folders alone', { displayed_types: ['Link', 'Event'], nonfolderish_tabs: false }, ['Home']],
    [
      'by title',
      { displayed_types: ['Link', 'Project'], sort_tabs_on: 'sortable_title', sort_tabs_reversed: true },
      ['Home', 'Zur Forschung', 'Partner'],
    ],
    ['no state', { filter_on_workflow: true, workflow_states_to_show: [] }, ['Home']],
  ])('%s', async (_, values, expected) => {
    await save('navigation', values);
    expect(await menu()).toEqual(expected);
  });

  test('what is excluded shows on the way to the present page alone', async () => {
    expect(await menu('/de/bilder')).not.toContain('Bilder');
    await save('navigation', { show_excluded_items: true });
    expect(await menu('/de/bilder')).toContain('Bilder');
    expect(await menu('/de/forschung')).not.toContain('Bilder');
  });

  test('below closed types a branch ends', async () => {
    const branch = async () => (await get('/de/forschung/gezeiten/@contextnavigation')).items as Body[];
    expect((await branch())[0]).toMatchObject({ is_folderish: true });
    expect((await branch())[0]?.items).not.toEqual([]);
    await save('navigation', { parent_types_not_to_query: ['Document'] });
    expect(await branch()).toMatchObject([{ is_folderish: false, items: [] }]);
  });

  test('its root stands for the site, but not for a language', async () => {
    await save('navigation', { root: '/de/forschung' });
    expect(await menu('')).toEqual(expect.arrayContaining(['Gezeiten']));
    expect(await menu('/en')).toEqual(['Home', 'Research']);
  });
});

describe('the imaging panel', () => {
  const image = async (path = '/de/bilder/watt') => (await get(path)).image as { scales: Body };
  const pixelsOf = async (scale: string) => {
    const response = await cms.ask(`/de/bilder/watt/@@images/image/${scale}`, { as: 'admin' });
    const bytes = Buffer.from(await response.arrayBuffer());
    return response.status === 200 ? (await sharp(bytes).metadata()).width : response.status;
  };

  test('its sizes are those of every picture', async () => {
    await save('imaging', { allowed_sizes: ['winzig 7:65536', 'mini 9:9', 'unlesbar'] });
    expect(Object.keys((await image()).scales)).toEqual(['winzig', 'mini']);
    expect(await pixelsOf('winzig')).toBe(7);
    expect(await pixelsOf('preview')).toBe(404);
    expect((await get('/@site'))['plone.allowed_sizes']).toContain('winzig 7:65536');
    const { items } = await get('/de/@vocabularies/plone.app.vocabularies.ImagesScales');
    expect(items).toContainEqual({ token: 'winzig', title: 'winzig 7x65536' });
  });

  test('lists keep the sizes under which a picture came', async () => {
    const listed = async () =>
      ((await get('/de/bilder?metadata_fields=image_scales')).items as { image_scales: Body }[])[0]
        ?.image_scales as { image: { scales: Body }[] };
    const before = await listed();
    await save('imaging', { allowed_sizes: ['winzig 7:65536'] });
    expect(await listed()).toEqual(before);
    await call('PATCH', '/de/bilder/watt', { title: 'Neu benannt' });
    expect(Object.keys((await listed()).image[0]?.scales ?? {})).toEqual(['winzig']);
  });

  test('a lower quality makes lighter pictures', async () => {
    const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * 7919) % 251));
    const data = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
      .jpeg()
      .toBuffer();
    const upload = {
      data: data.toString('base64'),
      encoding: 'base64',
      filename: 'n.jpg',
      'content-type': 'image/jpeg',
    };
    await call('POST', '/de/bilder', { '@type': 'Image', id: 'rauschen', title: 'Rauschen', image: upload });
    const weight = async () =>
      (await (await cms.ask('/de/bilder/rauschen/@@images/image/mini', { as: 'admin' })).arrayBuffer())
        .byteLength;
    const before = await weight();
    await save('imaging', { quality: 10 });
    expect(await weight()).toBeLessThan(before / 2);
  });
});

describe('other panels', () => {
  test('types that are not searched are left out of the site search and its vocabulary', async () => {
    const found = async (query = '') =>
      (await get(`/de/@search?use_site_search_settings=1&b_size=1000${query}`)).items as Body[];
    expect(await found('&portal_type=Document')).not.toEqual([]);
    await save('search', { types_not_searched: ['Document'], sort_on: 'sortable_title' });
    expect((await found()).map((item) => item['@type'])).not.toContain('Document');
    expect(await found('&portal_type=Document')).toEqual([]);
    const sorted = titles(await found('&portal_type=Link'));
    expect(sorted).toEqual(['Partner', 'Zur Forschung']);
    const { items } = await get('/de/@vocabularies/plone.app.vocabularies.UserFriendlyTypes?b_size=100');
    expect((items as { token: string }[]).map(({ token }) => token)).not.toContain('Document');
  });

  test('a new language has its own name and is one that content may have', async () => {
    await save('language', { available_languages: ['de', 'en', 'fr'] });
    expect(await get('/fr')).toMatchObject({ title: 'Français', review_state: 'published', effective: null });
    expect((await call('PATCH', '/de/forschung', { language: 'fr' })).status).toBe(204);
    expect((await get('/de/forschung')).language).toEqual({ token: 'fr', title: 'Français' });
    expect((await call('PATCH', '/de/forschung', { language: 'nl' })).status).toBe(400);
  });

  test('the site keeps its own language when its default changes', async () => {
    await save('language', { default_language: 'en' });
    expect((await get('')).language).toMatchObject({ token: 'de' });
    expect((await get('/@site'))['plone.default_language']).toBe('en');
  });

  test.each([
    ['one line stands for a list of it', 'x.de', 204],
    ['lines are trimmed', [' x.de '], 204],
    ['nothing is no list', null, 400],
    ['an empty line is none', [''], 400],
    ['a number is no line', 5, 400],
  ])('%s', async (_, lines, status) => {
    const answer = await call('PATCH', '/@controlpanels/site', { default_page: lines });
    expect(answer.status).toBe(status);
    const { data } = (await get('/@controlpanels/site')) as { data: Body };
    expect(data.default_page).toContain(status === 204 ? 'x.de' : 'index_html');
  });
});
