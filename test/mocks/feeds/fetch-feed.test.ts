import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FeedMissing, FetchFailed, fetchFeed, mostBytes, mostRedirects } from '~mocks/feeds/fetch-feed';
import type { FeedServer } from './feed-server';
import { startFeedServer } from './feed-server';
import { rss } from './rss';

const publicOnly = { allowedHosts: new Set<string>() };
const ownNetwork = { allowedHosts: new Set(['127.0.0.1', 'localhost']) };
let server: FeedServer;

beforeEach(async () => {
  server = await startFeedServer();
});
afterEach(() => server.close());

describe('an address that an editor named', () => {
  it('is fetched from the own network where its host is named', async () => {
    expect((await fetchFeed(server.url, ownNetwork)).toString()).toBe(rss);
    expect((await fetchFeed(server.url.replace('127.0.0.1', 'localhost'), ownNetwork)).toString()).toBe(rss);
  });

  it.each([
    'file:///etc/passwd',
    'ftp://example.org/x',
    'javascript:alert(1)',
    '//example.org',
    'http://',
    'http://[::1',
    'http://example.org:99999/',
    'http://127.0.0.1/',
    'http://localhost/',
    'http://[::1]/',
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://0.0.0.0/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::ffff:127.0.0.1]/',
    `http://${'a'.repeat(10_000)}`,
  ])('is never fetched if it is %s', async (url) => {
    await expect(fetchFeed(url, publicOnly)).rejects.toThrow(FetchFailed);
  });

  it('does not reach the own network unless named, by no name', async () => {
    for (const url of [server.url, server.url.replace('127.0.0.1', 'localhost')])
      await expect(fetchFeed(url, publicOnly)).rejects.toThrow('not public');
    expect(server.asked).toBe(0);
  });

  it.each(['http://10.0.0.1/', 'file:///etc/passwd', 'http://[::1]/'])(
    'leads by a redirect nowhere else: %s',
    async (location) => {
      Object.assign(server, { status: 302, location });
      await expect(fetchFeed(server.url, ownNetwork)).rejects.toThrow(FetchFailed);
      expect(server.asked).toBe(1);
    },
  );

  it('is not followed for ever', async () => {
    Object.assign(server, { status: 302, location: '/feed.xml' });
    await expect(fetchFeed(server.url, ownNetwork)).rejects.toThrow('Too many redirects');
    expect(server.asked).toBe(mostRedirects + 1);
  });

  it('is given up when its body is too large', async () => {
    server.body = Buffer.alloc(mostBytes + 1, 'x');
    await expect(fetchFeed(server.url, ownNetwork)).rejects.toThrow('too large');
  });

  it('is given up when its server does not answer', async () => {
    server.isStuck = true;
    await expect(fetchFeed(server.url, { ...ownNetwork, milliseconds: 50 })).rejects.toThrow(
      'does not answer',
    );
    server.close();
    await expect(fetchFeed(server.url, ownNetwork)).rejects.toThrow(FetchFailed);
  });

  it.each([404, 410])('is missing where the server says %s', async (status) => {
    server.status = status;
    await expect(fetchFeed(server.url, ownNetwork)).rejects.toThrow(FeedMissing);
  });
});
