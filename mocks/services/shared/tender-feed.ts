import type { KnownFeed } from '~mocks/feeds/feed-cache';
import { mostBytes } from '~mocks/feeds/fetch-feed';
import type { FeedEntry } from '~mocks/feeds/parse-feed';
import { NoFeed, parseFeed } from '~mocks/feeds/parse-feed';
import { isSitePath, readAddress } from '~mocks/lib/address';
import type { Language } from '~mocks/lib/bilingual';
import { restrictionOf } from './restricted';
import { isStoredFile } from '~mocks/content/serialize/files';
import { mayView } from '~mocks/content/perspective';
import { panelSettings } from '~mocks/settings/panel-settings';
import type { Call } from './call';

const words = {
  de: { description: 'Beschreibung', published: 'Veröffentlicht' },
  en: { description: 'Description', published: 'Published' },
} as const satisfies Record<Language, unknown>;

const dateForms = {
  de: new Intl.DateTimeFormat('de-DE', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }),
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
};

function rowsOf({ rows, text, published }: FeedEntry, language: Language) {
  const { description, published: since } = words[language];
  return [
    ...rows,
    ...(text === '' ? [] : [{ label: description, value: text }]),
    ...(published === null ? [] : [{ label: since, value: dateForms[language].format(new Date(published)) }]),
  ];
}

function allowedHosts({ repository }: Call): ReadonlySet<string> {
  const hosts = panelSettings(repository, 'portal-settings').feed_hosts;
  const names = Array.isArray(hosts) ? hosts.filter((host) => typeof host === 'string') : [];
  return new Set(names.map((host) => host.trim().toLowerCase()));
}

/** The feed in a File of the site: there for who may view the file, unless it is restricted. */
async function ownFeed(call: Call, path: string): Promise<KnownFeed> {
  const item = call.repository.byPath(path);
  const file = item?.type === 'File' && mayView(call, item) ? item.fields.file : undefined;
  if (!item || !isStoredFile(file) || restrictionOf(item) !== undefined)
    return { feed: null, isMissing: true };
  if (file.size > mostBytes) return { feed: null, isMissing: false };
  try {
    return { feed: parseFeed(await call.files.read(file.blob)), isMissing: false };
  } catch (error) {
    if (error instanceof NoFeed) return { feed: null, isMissing: false };
    throw error;
  }
}

function feedAt(call: Call, address: string): Promise<KnownFeed> {
  if (isSitePath(address)) return ownFeed(call, address);
  const { now, report } = call;
  return call.feeds.get(address, { now, report, allowedHosts: allowedHosts(call) });
}

/** What the feed of a Tender lists at present; null where it cannot be read. */
async function feedOf(call: Call, tender: Readonly<Record<string, unknown>>): Promise<unknown> {
  const { title, feed_url: address } = tender;
  const inactive = { title, isInactive: true, items: [] };
  const url = typeof address === 'string' ? readAddress(address) : '';
  if (url === '') return inactive;
  const { feed, isMissing } = await feedAt(call, url);
  if (isMissing) return inactive;
  if (!feed) return null;
  const items = feed.entries.map((entry) => ({
    title: entry.title,
    href: entry.href,
    rows: rowsOf(entry, call.language),
  }));
  return { title: feed.title || title, isInactive: false, items };
}

type Body = Readonly<Record<string, unknown>>;

const isTender = (body: Body): boolean => body['@type'] === 'Tender' && 'feed' in body;

/** A content body with the feeds of the Tenders that it tells, its own and those of its items. */
export async function withFeeds(call: Call, body: Body): Promise<Body> {
  const items = Array.isArray(body.items) ? (body.items as readonly Body[]) : [];
  return {
    ...body,
    ...(isTender(body) ? { feed: await feedOf(call, body) } : {}),
    ...(items.some(isTender)
      ? {
          items: await Promise.all(
            items.map(async (item) => (isTender(item) ? { ...item, feed: await feedOf(call, item) } : item)),
          ),
        }
      : {}),
  };
}
