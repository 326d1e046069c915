import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms, testOrigin } from '~test/support/test-cms';
import type { Body } from '../json';
import { read } from '../json';

interface Node {
  title: string;
  '@id': string;
  items: Node[];
  is_current?: boolean;
  is_in_path?: boolean;
}

/** A tree as its titles. */
const titles = (nodes: unknown): unknown[] =>
  (nodes as Node[]).map((node) => (node.items.length > 0 ? [node.title, ...titles(node.items)] : node.title));

describe('menus', () => {
  let cms: TestCms;

  beforeAll(async () => {
    cms = await createTestCms();
  });

  const navigation = async (path: string, depth?: number): Promise<unknown[]> => {
    const query = depth === undefined ? '' : `?expand.navigation.depth=${depth}`;
    return titles((await read(cms, `${path}/@navigation${query}`)).items);
  };
  const context = async (path: string, options: Record<string, string> = {}): Promise<Body> => {
    const query = Object.entries(options).map(([name, value]) => `expand.contextnavigation.${name}=${value}`);
    return read(cms, `${path}/@contextnavigation?${query.join('&')}`);
  };

  test('the first level is Home, then the displayed content of the language in folder order', async () => {
    const level = ['Home', 'Forschen', 'IKF', 'Projekt Tidentakt', 'Aktuelles', 'Partner', 'Zur Forschung'];
    expect(await navigation('/de')).toEqual(level);
    expect(await navigation('/de/forschung/gezeiten', 0)).toEqual(level);
    expect(await navigation('/en/research')).toEqual(['Home', 'Research']);
  });

  test('a depth shows that many levels, -1 all of them', async () => {
    expect((await navigation('/de', 2))[1]).toEqual(['Forschen', 'Gezeiten']);
    const all = ['Forschen', ['Gezeiten', 'Messreihe 2026']];
    expect((await navigation('/de', 3))[1]).toEqual(all);
    expect((await navigation('/de', -1))[1]).toEqual(all);
  });

  test('nobody’s rights are looked up for what menus leave out', async () => {
    const seen = vi.spyOn(cms.repository, 'can');
    await navigation('/de', 3);
    const titlesSeen = seen.mock.calls.map(([, , item]) => item.fields.title);
    seen.mockRestore();
    expect(titlesSeen).toContain('Gezeiten');
    expect(titlesSeen).not.toContain('Bilder');
  });

  test('on the first level a Link is its target; only its creator sees its own address', async () => {
    const ids = async (as?: string) => {
      const { items } = await read(cms, '/de/@navigation', as === undefined ? {} : { as });
      return (items as unknown as Node[]).map((node) => node['@id']);
    };
    expect(await ids()).toEqual(
      expect.arrayContaining(['https://example.org/ziel', `${testOrigin}/de/forschung`]),
    );
    expect(await ids('admin')).toContain(`${testOrigin}/de/extern`);
  });

  test('the site root has only Home, for it knows no language', async () => {
    expect(await navigation('')).toEqual(['Home']);
  });

  test('breadcrumbs begin below the language and name private places too', async () => {
    const trail = await read(cms, '/de/forschung/gezeiten/messreihe/@breadcrumbs');
    expect(trail.root).toBe(`${testOrigin}/de`);
    expect((trail.items as unknown as Node[]).map((each) => each.title)).toEqual([
      'Forschen',
      'Gezeiten',
      'Messreihe 2026',
    ]);
    expect((await read(cms, '/de/@breadcrumbs')).items).toEqual([]);
  });

  test('the context navigation is the branch of the context alone', async () => {
    const top = await context('/de/forschung');
    expect(top).toMatchObject({ available: true, has_custom_name: false, title: 'Navigation' });
    expect(top.url).toBe(`${testOrigin}/de/sitemap`);
    expect(titles(top.items)).toEqual([['Gezeiten', 'Messreihe 2026']]);
    const deep = await context('/de/forschung/gezeiten/messreihe');
    expect(titles(deep.items)).toEqual([['Gezeiten', 'Messreihe 2026']]);
    expect(deep.items?.[0]).toMatchObject({ is_in_path: true, is_current: false });
    expect(deep.items?.[0]?.items?.[0]).toMatchObject({ is_in_path: false, is_current: true });
  });

  test.each([
    ['/de', {}, false, []],
    ['', {}, false, []],
    ['/de/extern', {}, false, []],
    ['/de/forschung', { topLevel: '0' }, true, [['Forschen', ['Gezeiten', 'Messreihe 2026']]]],
    ['/de/forschung/gezeiten/messreihe', { topLevel: '5' }, false, []],
    ['/de/forschung', { bottomLevel: '1' }, true, ['Gezeiten']],
    ['/de/forschung', { bottomLevel: '-1' }, true, []],
    ['/de/forschung/gezeiten', { includeTop: 'true' }, true, ['Forschung', ['Gezeiten', 'Messreihe 2026']]],
    [
      '/de/forschung',
      { includeTop: 'true', topLevel: '0' },
      true,
      ['Deutsch', ['Forschen', ['Gezeiten', 'Messreihe 2026']]],
    ],
    ['/de/forschung/gezeiten', { root_path: '/de/forschung' }, true, ['Messreihe 2026']],
    ['/de/forschung', { root_path: '/de/aktuelles' }, false, []],
    ['/de/forschung', { root_path: '/de/aktuelles', topLevel: '0' }, true, ['Vortrag über das Watt']],
    ['/de/forschung/gezeiten', { includeTop: '1' }, true, [['Gezeiten', 'Messreihe 2026']]],
    ['/de/forschung/gezeiten', { currentFolderOnly: 'true' }, true, ['Messreihe 2026']],
    [
      '/de/forschung/gezeiten',
      { root_path: 'de/forschung', topLevel: '0' },
      true,
      [['Gezeiten', 'Messreihe 2026']],
    ],
  ] as const)('context navigation of %s with %j', async (path, options, available, expected) => {
    const body = await context(path, options);
    expect(body.available).toBe(available);
    expect(titles(body.items)).toEqual(expected);
  });

  test('on the language root the whole tree hangs from level 0', async () => {
    const body = await context('/de', { topLevel: '0' });
    expect(body.available).toBe(true);
    expect(titles(body.items)).toContainEqual(['Forschen', ['Gezeiten', 'Messreihe 2026']]);
  });

  test('a tree with a root of its own leads to its top, or nowhere', async () => {
    const url = async (options: Record<string, string>) =>
      (await context('/de/forschung/gezeiten/messreihe', options)).url;
    expect(await url({ root_path: '/de/forschung' })).toBe(`${testOrigin}/de/forschung/gezeiten`);
    expect(await url({ root_path: '/de/forschung', topLevel: '0' })).toBe(`${testOrigin}/de/forschung`);
    expect(await url({ root_path: '/de/aktuelles' })).toBeNull();
  });

  test('the top stands in the path, named by its title', async () => {
    const { items } = await context('/de/forschung', { includeTop: 'true' });
    expect(items?.[0]).toMatchObject({ is_current: true, is_in_path: true, normalized_id: 'forschung' });
  });

  test('the context stands in its tree whatever its type, an image with its thumb', async () => {
    const body = await context('/de/bilder/watt');
    expect(body.items?.[0]).toMatchObject({
      is_current: true,
      review_state: '',
      thumb: `${testOrigin}/de/bilder/watt/@@images/image/icon`,
    });
  });

  test('a name of its own stands over the tree', async () => {
    expect(await context('/de/forschung', { name: 'Themen' })).toMatchObject({
      has_custom_name: true,
      title: 'Themen',
    });
  });

  test('a listing of full objects marks each tree from its own place', async () => {
    const body = await read(
      cms,
      '/de/@search?fullobjects&portal_type=Institutsbereich&expand=contextnavigation',
    );
    expect(body.items?.[0]?.['@components']?.contextnavigation?.items?.[0]).toMatchObject({
      is_current: true,
    });
  });
});
