import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';
import type { FeedServer } from '~test/mocks/feeds/feed-server';
import { startFeedServer } from '~test/mocks/feeds/feed-server';
import { rss } from '~test/mocks/feeds/rss';
import { json } from '../json';

let server: FeedServer;
let cms: TestCms;
let now: number;
let told: unknown[];

const minute = 60_000;
const address = '/ausschreibungen';

beforeEach(async () => {
  server = await startFeedServer();
  now = Date.parse('2026-11-20T08:00:00Z');
  told = [];
  cms = await createTestCms({ now: () => now, report: (error) => told.push(error) });
  await cms.ask('/@controlpanels/portal-settings', {
    as: 'admin',
    method: 'PATCH',
    json: { feed_hosts: ['127.0.0.1'] },
  });
  await add('ausschreibungen', server.url);
});
afterEach(() => server.close());

async function add(id: string, feed_url: string | null): Promise<void> {
  const tender = { '@type': 'Tender', id, title: 'Ausschreibungen', feed_url };
  const added = await cms.ask('', { as: 'admin', json: tender });
  expect(added.status, await added.clone().text()).toBe(201);
}

const get = (path: string, headers: Record<string, string> = {}) =>
  json<Record<string, unknown>>(cms.ask(path, { as: 'admin', headers }));

const feed = async (headers?: Record<string, string>) => (await get(address, headers)).feed;

describe('a tender', () => {
  it('shows its feed', async () => {
    const shown = await feed({ 'Accept-Language': 'de' });
    expect(shown).toMatchObject({ title: 'Vergaben', isInactive: false });
    expect((shown as { items: unknown[] }).items).toEqual([
      {
        title: 'Laborbau & Technik',
        href: 'https://vergabe.example/1',
        rows: [
          { label: 'Verfahren', value: 'Offen' },
          { label: 'Frist', value: '01.12.2026, 10:00 Uhr' },
          { label: 'Beschreibung', value: 'Mehr im Portal' },
          { label: 'Veröffentlicht', value: '02.11.2026' },
        ],
      },
      { title: 'alert(1) Zwei', href: '', rows: [] },
    ]);
  });

  it('shows its feed in a list whose items come whole', async () => {
    const { items } = (await get('/@search?portal_type=Tender&fullobjects')) as {
      items: Record<string, unknown>[];
    };
    expect(items.map((item) => item.feed)).toEqual([expect.objectContaining({ title: 'Vergaben' })]);
  });

  it('does not fetch it at every call, but again after a quarter of an hour', async () => {
    await feed();
    await feed();
    expect(server.asked).toBe(1);
    now += 16 * minute;
    server.body = String(server.body).replace('Vergaben', 'Neues');
    expect(await feed()).toMatchObject({ title: 'Vergaben' });
    await expect.poll(feed).toMatchObject({ title: 'Neues' });
    expect(server.asked).toBe(2);
  });

  it('shows it as it was for a day when it fails later', async () => {
    await feed();
    server.status = 500;
    now += 16 * minute;
    expect(await feed()).toMatchObject({ title: 'Vergaben' });
    await expect.poll(() => told).toEqual([expect.stringContaining('The server answers 500.')]);
    now += 25 * 60 * minute;
    await feed();
    await expect.poll(feed).toBeNull();
  });

  it('is fetched once for many calls at once', async () => {
    const shown = await Promise.all(Array.from({ length: 10 }, () => feed()));
    expect(shown.every((each) => (each as { title: string }).title === 'Vergaben')).toBe(true);
    expect(server.asked).toBe(1);
  });

  it.each([
    [404, '', { isInactive: true, items: [] }],
    [410, '', { isInactive: true, items: [] }],
    [500, '', null],
    [200, '<html/>', null],
  ])('has for an answer of %s %j the feed %j', async (status, body, expected) => {
    Object.assign(server, { status, body });
    const shown = await feed();
    if (expected) expect(shown).toMatchObject(expected);
    else expect(shown).toBeNull();
  });

  it('is inactive without an address', async () => {
    await add('leer', null);
    expect((await get('/leer')).feed).toEqual({ title: 'Ausschreibungen', isInactive: true, items: [] });
  });

  it('reaches nothing of the own network that is not named', async () => {
    await cms.ask('/@controlpanels/portal-settings', {
      as: 'admin',
      method: 'PATCH',
      json: { feed_hosts: [] },
    });
    expect(await feed()).toBeNull();
    expect(server.asked).toBe(0);
  });
});

describe('a tender whose feed is a file of the site', () => {
  const encoded = (title: string) => Buffer.from(rss.replace('Vergaben', title)).toString('base64');
  const own = encoded('Eigene Vergaben');

  async function addFile(id: string, fields: Record<string, unknown> = {}): Promise<void> {
    const file = { data: own, encoding: 'base64', filename: 'feed.xml', 'content-type': 'text/xml' };
    const added = await cms.ask('', {
      as: 'admin',
      json: { '@type': 'File', id, title: id, file, ...fields },
    });
    expect(added.status, await added.clone().text()).toBe(201);
  }

  it('shows it without any network, and anew as soon as the file changes', async () => {
    await addFile('feed');
    await add('eigen', '/feed');
    expect((await get('/eigen')).feed).toMatchObject({ title: 'Eigene Vergaben', isInactive: false });
    const data = encoded('Geändert');
    const file = { data, encoding: 'base64', filename: 'feed.xml' };
    await cms.ask('/feed', { as: 'admin', method: 'PATCH', json: { file } });
    expect((await get('/eigen')).feed).toMatchObject({ title: 'Geändert' });
    expect(server.asked).toBe(0);
  });

  it.each([
    ['nothing', '/nirgends'],
    ['no file', '/ausschreibungen'],
    ['the site itself', '/'],
    ['a restricted file', '/zu'],
  ])('is inactive where the path names %s', async (_, path) => {
    await addFile('zu', { restricted: true, restricted_token: 'acht-Zeichen' });
    await add('eigen', path);
    expect((await get('/eigen')).feed).toMatchObject({ isInactive: true, items: [] });
  });

  it('is inactive for who may not view the file', async () => {
    await cms.ask('', { as: 'admin', json: { '@type': 'Document', id: 'intern', title: 'Intern' } });
    const file = { data: own, encoding: 'base64', filename: 'feed.xml' };
    await cms.ask('/intern', { as: 'admin', json: { '@type': 'File', id: 'feed', title: 'Feed', file } });
    await add('eigen', '/intern/feed');
    await cms.ask('/eigen/@workflow/publish', { as: 'admin', method: 'POST' });
    expect((await get('/eigen')).feed).toMatchObject({ isInactive: false });
    const seen = await json<Record<string, unknown>>(cms.ask('/eigen'));
    expect(seen.feed).toMatchObject({ isInactive: true, items: [] });
  });

  it('is unreadable where the file is no feed', async () => {
    const data = Buffer.from('<html/>').toString('base64');
    await addFile('seite', { file: { data, encoding: 'base64', filename: 'seite.html' } });
    await add('eigen', '/seite');
    expect((await get('/eigen')).feed).toBeNull();
  });

  it('takes an address without scheme for none of the site', async () => {
    await add('eigen', '//feed');
    expect((await get('/eigen')).feed).toBeNull();
  });
});
