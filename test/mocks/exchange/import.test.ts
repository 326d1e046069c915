import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { versionsOf } from '~mocks/repository/versions';
import { aldermoor, loadExport } from './load-export';

type Loaded = Awaited<ReturnType<typeof loadExport>>;

describe('the export of a plain site', () => {
  let site: Loaded;
  beforeAll(async () => {
    site = await loadExport(aldermoor);
  });

  const item = (path: string) => {
    const found = site.repository.byPath(path);
    if (!found) throw new Error(`${path} is missing`);
    return found;
  };
  const pathsBelow = (path: string) => site.repository.childrenOf(item(path)).map(({ id }) => id);

  test('comes whole: every item at its path, with its UID', async () => {
    const metadata = JSON.parse(await readFile(join(aldermoor, 'content/__metadata__.json'), 'utf8')) as {
      _data_files_: string[];
    };
    expect(site.report.items).toBe(metadata._data_files_.length - 1);
    for (const file of metadata._data_files_) {
      const data = JSON.parse(await readFile(join(aldermoor, 'content', file), 'utf8')) as Record<
        string,
        string
      >;
      if (data['@type'] === 'Plone Site') continue;
      expect(item(data['@id'] ?? '')).toMatchObject({
        uid: data.UID,
        id: data.id,
        type: data['@type'],
        state: data.review_state,
        creators: data.creators,
        fields: { title: data.title, description: data.description },
      });
    }
    expect(site.repository.root.fields).toMatchObject({
      title: 'Aldermoor Harbour Observatory',
      description: 'Tides, weather and boats',
    });
  });

  test('in folder order', () => {
    expect(pathsBelow('/en').slice(0, 4)).toEqual(['assets', 'images', 'tide-table', 'research']);
    expect(pathsBelow('/en').indexOf('contact')).toBeGreaterThan(pathsBelow('/en').indexOf('plover'));
    expect(pathsBelow('/en/research')).toEqual(['flows', 'tides']);
  });

  test('in its languages, the default one found by its folder', () => {
    expect(site.repository.setting('language')).toEqual({
      available_languages: ['en', 'de'],
      default_language: 'en',
    });
    expect([item('/en/research').language, item('/de/forschung').language]).toEqual(['en', 'de']);
    const [translation] = site.repository.translationsOf(item('/de/forschung'));
    expect(translation?.uid).toBe(item('/en/research').uid);
    expect(site.repository.translationsOf(item('/de/nur-deutsch'))).toEqual([]);
  });

  test('with dates, history, local roles and constrained types', () => {
    expect(item('/en/news/gone').fields.expires).toBe('2016-01-01T10:00:00.000Z');
    expect(item('/en/contact').workflowHistory.at(-1)).toMatchObject({
      action: 'publish',
      comments: 'Checked',
      review_state: 'published',
    });
    expect(item('/en/crew-only').blocksInheritance).toBe(true);
    expect(item('/en/crew-only').localRoles).toEqual({
      admin: ['Owner'],
      'harbour-crew': ['Reader', 'Editor'],
      'nora.keel': ['Reader'],
    });
    expect(item('/en/by-tom').localRoles).toEqual({ 'tom.fender': ['Owner'] });
    expect(item('/en/news').constrainedTypes).toEqual({
      allowed: ['Link', 'News Item'],
      immediate: ['News Item'],
    });
    expect(versionsOf(site.repository, item('/en/research/tides').uid)).toHaveLength(1);
  });

  test('with relations, single ones and lists', () => {
    expect(item('/en/research/tides').fields.relatedItems).toEqual(
      expect.arrayContaining([item('/en/research/flows').uid, item('/en/contact').uid]),
    );
    expect(item('/en/research').fields.preview_image_link).toBe(item('/en/images/harbour.jpg').uid);
    expect(item('/en/plover').fields).toMatchObject({
      skipper: item('/en/contact').uid,
      routes: expect.arrayContaining([item('/en/research/tides').uid]) as unknown,
    });
  });

  test('with the bytes and true pixels of its pictures', async () => {
    const { image } = item('/en/images/jetty-old.png').fields as { image: { blob: string } };
    expect(image).toMatchObject({ filename: 'Der alte Steg – Ä & Ö.png', width: 480, height: 320 });
    const bytes = await site.repository.storage.readBlob(image.blob);
    const file = join(
      aldermoor,
      'content',
      item('/en/images/jetty-old.png').uid,
      'image',
      'Der alte Steg – Ä & Ö.png',
    );
    expect(Buffer.from(bytes)).toEqual(await readFile(file));
    const scale = await site.ask('/en/images/jetty-old.png/@@images/image/mini');
    expect([scale.status, scale.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  test('with links inside blocks and texts that still lead to their targets', async () => {
    const research = await site.get('/en/research');
    const text = JSON.stringify(research.blocks);
    expect(text).toContain('http://localhost:3000/en/contact');
    expect(text).not.toContain('resolveuid');
    const news = await site.get('/en/news/new-boat');
    expect(JSON.stringify(news.text)).toContain('href=\\"http://localhost:3000/en/contact#map\\"');
    expect(await site.get('/en/way-in')).toMatchObject({ remoteUrl: 'http://localhost:3000/en/contact' });
  });

  test('with redirects of paths, and of paths below them', () => {
    expect(site.repository.redirectOf('/en/find-us')).toBe('/en/contact');
    expect(site.repository.redirectOf('/en/research/currents')).toBe('/en/research/flows');
    expect(site.repository.redirectOf('/en/shop')).toBe('https://shop.example');
  });

  test('with comments and their answers', () => {
    const comments = site.repository
      .records<{ id: string; on: string; inReplyTo: string | null; author: string | null; text: string }>(
        'comments',
      )
      .map(([, comment]) => comment);
    expect(comments.map(({ author, text }) => [author, text])).toEqual([
      ['nora.keel', 'Congratulations!\nWhen does she sail?'],
      ['ada.spring', 'In May.'],
      [null, '<b>Nice</b> boat'],
    ]);
    expect(comments[1]?.inReplyTo).toBe(comments[0]?.id);
    expect(new Set(comments.map(({ on }) => on))).toEqual(new Set([item('/en/news/new-boat').uid]));
  });

  test('with groups, and users who log in with the passwords they had', async () => {
    expect(site.repository.record('groups', 'harbour-crew')).toMatchObject({
      title: 'Harbour crew',
      roles: ['Contributor'],
    });
    expect(site.repository.user('nora.keel')).toMatchObject({
      fullname: 'Nora Keel',
      groups: ['harbour-crew'],
    });
    const login = (password: string) =>
      site.cms.fetch(
        new Request('http://localhost:3000/++api++/@login', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ login: 'nora.keel', password }),
        }),
      );
    expect((await login('Tide-Table-2025!')).status).toBe(401);
    expect(site.repository.user('nora.keel')?.password).toMatch(/^\{SSHA\}/);
    expect((await login('Tide-Table-2026!')).status).toBe(200);
    expect(site.repository.user('nora.keel')?.password).toMatch(/^scrypt\$/);
    expect((await login('Tide-Table-2026!')).status).toBe(200);
    expect((await login('Tide-Table-2025!')).status).toBe(401);
  });

  test('a type that is unknown here is shown with everything that it holds', async () => {
    const plover = await site.get('/en/plover');
    expect(plover).toMatchObject({
      '@type': 'Vessel',
      call_sign: 'EI-7',
      hull: 'steel',
      crews: ['day', 'night'],
      berths: 4,
      draught: 1.25,
      launched: '2019-05-04',
      rig: { masts: 1, sails: ['main', 'jib'] },
      history: { data: '<p>Built in <strong>Aldermoor</strong>.</p>' },
      photo: { filename: 'plover.png', width: 480, height: 320 },
      manual: { filename: 'manual.txt' },
      skipper: { '@id': 'http://localhost:3000/en/contact' },
    });
    expect((await site.ask('/en/plover/@@images/photo/mini')).status).toBe(200);
    expect(await (await site.ask('/en/plover/@@download/manual')).text()).toBe(
      'Keep the rudder amidships.\n',
    );
  });

  test('a Collection lists what its query finds, as far as the reader may see it', async () => {
    const { items } = (await site.get('/en/all-news')) as unknown as { items: { title: string }[] };
    expect(items.map(({ title }) => title)).toEqual(['A new boat']);
  });

  test('visitors see no more of it than before', async () => {
    for (const [path, status] of [
      ['/en/news/new-boat', 200],
      ['/en/news/secret', 401],
      ['/en/news/waiting', 401],
      ['/en/crew-only/rota', 401],
      ['/en/working_copy_of_research', 401],
    ] as const)
      expect([path, (await site.ask(path)).status]).toEqual([path, status]);
  });

  test('what has no counterpart here is told by reason and path', () => {
    expect(site.report.lines.join('\n')).toBe(
      [
        'Pictures that nothing can be read from (1):',
        '  /en/images/torn.png',
        'Items without their former versions (5):',
        '  /en/crew-only (1)',
        '  /en/news/new-boat (1)',
        '  /en/research (1)',
        '  /en/research/flows (1)',
        '  /en/research/tides (2)',
        'Items of types that are unknown here (1):',
        '  /en/plover (Vessel)',
        'Containers that show themselves instead of a default page, as in every REST client (1):',
        '  /en/archive',
        'Relations that cannot be kept (1):',
        '  /en/research iterate-working-copy /en/working_copy_of_research',
      ].join('\n'),
    );
  });
});
