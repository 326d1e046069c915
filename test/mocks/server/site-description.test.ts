// @vitest-environment node
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { unknownSite } from '~mocks/server/site-config';
import { describePlone, describeRepository } from '~mocks/server/site-description';
import { createTestCms } from '~mocks/vitest';

describe('the embedded CMS', () => {
  test('tells its title, and the languages whose folders lie at its root', async () => {
    const { repository } = await createTestCms();
    expect(describeRepository(repository)).toEqual({
      siteTitle: 'Testportal',
      languages: ['de', 'en'],
      defaultLanguage: 'de',
      languageFolders: true,
    });
  });

  test('with another title, and with one language alone, says so at once', async () => {
    const { repository } = await createTestCms();
    await repository.write((transaction) => {
      transaction.setSetting('site', { site_title: 'Vogelwarte' });
      transaction.setSetting('language', { available_languages: ['en'], default_language: 'en' });
    });
    expect(describeRepository(repository)).toMatchObject({
      siteTitle: 'Vogelwarte',
      languages: ['en'],
      defaultLanguage: 'en',
    });
  });
});

interface Plone {
  title?: string;
  available?: readonly string[];
  preferred?: string;
  /** The server is up, but what it says is no JSON. */
  isStarting?: boolean;
  /** Statuses by language folder; those not named answer 404. */
  folders?: Readonly<Record<string, number>>;
}

describe('a Plone elsewhere', () => {
  let server: Server | undefined;

  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
    server = undefined;
  });

  async function serve(plone: () => Plone): Promise<{ api: URL; asked: string[] }> {
    const asked: string[] = [];
    const listening = createServer((request, response) => {
      const path = request.url ?? '';
      asked.push(path);
      const {
        title = 'Plone',
        available = ['de', 'en'],
        preferred = 'de',
        folders = {},
        isStarting,
      } = plone();
      const language = /^\/Plone\/\+\+api\+\+\/(\w+)\?/.exec(path)?.[1] ?? '';
      const isSite = path === '/Plone/++api++/@site';
      response.writeHead(isSite ? 200 : (folders[language] ?? 404), { 'Content-Type': 'application/json' });
      const names = ['plone.site_title', 'plone.available_languages', 'plone.default_language'] as const;
      const [first, second, third] = names;
      if (isStarting) return response.end('One moment');
      return response.end(JSON.stringify({ [first]: title, [second]: available, [third]: preferred }));
    });
    server = listening;
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
    const { port } = listening.address() as AddressInfo;
    return { api: new URL(`http://127.0.0.1:${port}/Plone`), asked };
  }

  test.each<[string, Plone, object]>([
    [
      'with both folders, one of them for members only',
      { title: 'Warte', folders: { de: 200, en: 401 } },
      { siteTitle: 'Warte', languages: ['de', 'en'], defaultLanguage: 'de', languageFolders: true },
    ],
    [
      'with a folder of one language, whatever else it offers',
      { available: ['en', 'fr'], preferred: 'fr', folders: { en: 200 } },
      { languages: ['en'], defaultLanguage: 'en', languageFolders: true },
    ],
    [
      'without folders',
      { available: ['en'], preferred: 'en' },
      { languages: ['en'], defaultLanguage: 'en', languageFolders: false },
    ],
  ])('%s', async (_, plone, expected) => {
    const { api } = await serve(() => plone);
    expect(await describePlone(api)()).toMatchObject(expected);
  });

  test('is asked once for many pages, and again a minute later while the old answer still serves', async () => {
    let title = 'Alt';
    let time = 0;
    const { api, asked } = await serve(() => ({ title, folders: { de: 200, en: 200 } }));
    const describeIt = describePlone(api, () => time);
    await Promise.all([describeIt(), describeIt()]);
    await describeIt();
    expect(asked).toHaveLength(3);
    title = 'Neu';
    time = 61_000;
    expect((await describeIt()).siteTitle).toBe('Alt');
    await expect.poll(async () => (await describeIt()).siteTitle).toBe('Neu');
  });

  test('that does not answer is taken for one with everything, and is tried again', async () => {
    let isStarting = true;
    let time = 0;
    const { api, asked } = await serve(() => ({ title: 'Wieder da', folders: { de: 200 }, isStarting }));
    const describeIt = describePlone(api, () => time);
    expect(await describeIt()).toEqual(unknownSite);
    const calls = asked.length;
    isStarting = false;
    expect(await describeIt()).toEqual(unknownSite);
    expect(asked).toHaveLength(calls);
    time += 6_000;
    expect((await describeIt()).siteTitle).toBe('Wieder da');
  });
});
