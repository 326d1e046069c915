import { FeedMissing, FetchFailed, fetchFeed } from './fetch-feed';
import type { FetchOptions } from './fetch-feed';
import type { Feed } from './parse-feed';
import { NoFeed, parseFeed } from './parse-feed';

/** Milliseconds after which a feed is looked up again, after a failure and otherwise, and how long an old one is shown. */
const retryAfter = 60_000;
const freshFor = 15 * 60_000;
const staleAfter = 24 * 60 * 60_000;
const mostFeeds = 100;

/** What is known of an address. */
export interface KnownFeed {
  feed: Feed | null;
  /** Its server says that there is none. */
  isMissing: boolean;
}

interface Entry extends KnownFeed {
  /** When the feed was last had, and when it is looked up again. */
  since: number;
  until: number;
  refresh: Promise<void> | undefined;
}

export interface FeedCall extends FetchOptions {
  now: number;
  report: (error: unknown) => void;
}

/** Feeds as they were last fetched. Only the first call of all waits for one; later ones see the old one meanwhile. */
export class FeedCache {
  private readonly entries = new Map<string, Entry>();

  async get(url: string, call: FeedCall): Promise<KnownFeed> {
    const fresh: Entry = {
      feed: null,
      isMissing: false,
      since: -Infinity,
      until: -Infinity,
      refresh: undefined,
    };
    const entry = this.entries.get(url) ?? fresh;
    this.entries.delete(url);
    this.entries.set(url, entry);
    const [oldest] = this.entries.keys();
    if (this.entries.size > mostFeeds && oldest !== undefined) this.entries.delete(oldest);
    if (entry.until <= call.now) {
      entry.refresh ??= refresh(url, entry, call).finally(() => (entry.refresh = undefined));
    }
    if (!entry.feed) await entry.refresh;
    return entry;
  }
}

async function refresh(url: string, entry: Entry, call: FeedCall): Promise<void> {
  entry.until = call.now + retryAfter;
  try {
    const feed = parseFeed(await fetchFeed(url, call));
    Object.assign(entry, { feed, isMissing: false, since: call.now, until: call.now + freshFor });
  } catch (error) {
    if (error instanceof FeedMissing) {
      Object.assign(entry, { feed: null, isMissing: true });
      return;
    }
    const isTold = error instanceof FetchFailed || error instanceof NoFeed;
    call.report(isTold ? `The feed of tenders at ${url} is not read: ${error.message}` : error);
    if (call.now - entry.since > staleAfter) entry.feed = null;
  }
}
