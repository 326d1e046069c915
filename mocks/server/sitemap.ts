import { isRecord } from '~mocks/lib/is-record';
import { xmlText } from '~mocks/lib/escaped';
import { failure, visitorsAddresses, type PublicReader } from './public-reader';
import type { PageConfig } from './site-config';

/** Pages that one part of the list names; search engines take 50 000. */
const partSize = 1000;
/** Parts of a language that are listed. */
const mostParts = 50;

/** What is no page of its own. */
const noPages: ReadonlySet<unknown> = new Set(['Image', 'File', 'Link', 'LIF', 'Discussion Item']);
/** Folders beside those of the languages, each with lists of its own, that are looked for. */
const mostFolders = 50;

/** Screens that say nothing to a search engine. */
const screens = [
  'login',
  'logout',
  'passwordreset',
  'unlock-form',
  '@cart',
  '@cart-checkout',
  'links-to-item',
  'search',
  'search-old',
  '@@search',
];

interface SitemapRequest {
  pathname: string;
  origin: string;
  config: Pick<PageConfig, 'languages' | 'languageFolders'>;
  reader: PublicReader;
}

/** A part is named by the folder at the site's root in which its pages lie, or by the only language. */
const partName = /^\/sitemap-(?<root>[\w.-]{1,100})-(?<part>[1-9]\d?)\.xml$/;
const folderName = /^[\w-][\w.-]{0,99}$/;

/** The list of lists, also as Plone's own words name it. */
const indexes: ReadonlySet<string> = new Set(['/sitemap.xml', '/sitemap-index.xml']);

/** Whether a path names a list for search engines, or what they may read. */
export const isForSearchEngines = (pathname: string): boolean =>
  pathname === '/robots.txt' || indexes.has(pathname) || partName.test(pathname);

const typed = (type: string, text: string): Response =>
  new Response(text, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'public, max-age=600',
      'X-Content-Type-Options': 'nosniff',
    },
  });

const xml = (name: string, entries: readonly string[]): Response =>
  typed(
    'application/xml',
    `<?xml version="1.0" encoding="utf-8"?>\n<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${name}>\n`,
  );

/** What Plone says to robots as long as nobody changes it: it keeps some of them from calls by which pages are drawn. */
const isPlonesOwn = (text: string): boolean => text.includes('Add Googlebot-specific syntax extension');
const longestText = 20_000;

/** The text of the site's control panel, else what keeps robots from screens that say nothing to them. */
async function robots(origin: string, reader: PublicReader): Promise<Response> {
  const list = `Sitemap: ${origin}/sitemap.xml`;
  const answer = await reader.ask('/@site').catch(() => undefined);
  const site: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  const stored = isRecord(site) ? site['plone.robots_txt'] : '';
  const own = typeof stored === 'string' ? stored.slice(0, longestText).trim() : '';
  if (own !== '' && !isPlonesOwn(own)) {
    const text = own
      .replaceAll('{portal_url}', origin)
      .replace(/\/sitemap(?:-index\.xml|\.xml\.gz)/g, '/sitemap.xml');
    return typed('text/plain', `${text}\n${/^Sitemap:/im.test(text) ? '' : `\n${list}\n`}`);
  }
  const closed = screens.flatMap((name) => [
    `Disallow: /${name}$`,
    `Disallow: /*/${name}$`,
    `Disallow: /*/${name}?`,
  ]);
  return typed('text/plain', ['User-agent: *', ...closed, '', list, ''].join('\n'));
}

interface Found {
  total: number;
  items: readonly unknown[];
}

async function find(reader: PublicReader, place: string, asked: Record<string, string>): Promise<Found> {
  const query = new URLSearchParams({ sort_on: 'created', metadata_fields: 'modified', ...asked });
  const answer = await reader.ask(`${place}/@search?${query.toString()}`);
  const body: unknown = answer.ok ? await answer.json() : undefined;
  if (!isRecord(body)) throw new Error('The CMS does not answer a search.');
  const { items, items_total: total } = body;
  return { total: typeof total === 'number' ? total : 0, items: Array.isArray(items) ? items : [] };
}

/** Folders at the root of the site that belong to no language, such as that of persons. */
async function otherFolders(reader: PublicReader, languages: readonly string[]): Promise<string[]> {
  const { items } = await find(reader, '', { 'path.depth': '1', b_size: String(mostFolders) });
  return items
    .filter(isRecord)
    .filter(({ '@type': type }) => type !== 'LRF' && !noPages.has(type))
    .map(({ '@id': id }) => (typeof id === 'string' ? (id.split('/').at(-1) ?? '') : ''))
    .filter((name) => folderName.test(name) && !languages.includes(name));
}

/** What the parts of the list are named by, with the path below which their pages lie. */
async function rootsOf({ config, reader }: SitemapRequest): Promise<ReadonlyMap<string, string>> {
  const { languages, languageFolders } = config;
  const names = languageFolders ? [...languages, ...(await otherFolders(reader, languages))] : languages;
  return new Map(names.map((name) => [name, languageFolders ? `/${name}` : '']));
}

/** The list of the lists of each root. */
async function listOfLists({ origin, reader }: SitemapRequest, roots: ReadonlyMap<string, string>) {
  const lists = await Promise.all(
    [...roots].map(async ([name, place]) => {
      const { total } = await find(reader, place, { b_size: '1' });
      const parts = Math.min(mostParts, Math.max(1, Math.ceil(total / partSize)));
      return Array.from({ length: parts }, (_, index) => `sitemap-${name}-${index + 1}.xml`);
    }),
  );
  return xml(
    'sitemapindex',
    lists.flat().map((name) => `<sitemap><loc>${xmlText(`${origin}/${name}`)}</loc></sitemap>`),
  );
}

/** A part of the pages below a root; undefined beyond the last. */
async function listOfPages({ origin, reader }: SitemapRequest, root: string, part: number) {
  const start = (part - 1) * partSize;
  const { items, total } = await find(reader, root, {
    b_start: String(start),
    b_size: String(partSize),
  });
  if (start > 0 && start >= total) return undefined;
  const visitorsAddress = visitorsAddresses(reader, origin);
  const pages = items
    .filter(isRecord)
    .filter((item) => !noPages.has(item['@type']) && typeof item['@id'] === 'string')
    .map(({ '@id': id, modified }) => {
      const changed = typeof modified === 'string' ? Date.parse(modified) : NaN;
      const date = Number.isNaN(changed) ? '' : `<lastmod>${new Date(changed).toISOString()}</lastmod>`;
      return `<url><loc>${xmlText(visitorsAddress(String(id)))}</loc>${date}</url>`;
    });
  return xml('urlset', pages);
}

/** The lists of public pages, by folders and parts, and the file that names them to search engines. */
export async function answerSearchEngine(request: SitemapRequest): Promise<Response> {
  const { pathname, origin, reader } = request;
  if (pathname === '/robots.txt') return robots(origin, reader);
  const { root, part = '' } = partName.exec(pathname)?.groups ?? {};
  try {
    const roots = await rootsOf(request);
    if (root === undefined) return await listOfLists(request, roots);
    const place = Number(part) <= mostParts ? roots.get(root) : undefined;
    const list = place === undefined ? undefined : await listOfPages(request, place, Number(part));
    return list ?? failure(404, 'NotFound', 'There is no such list.');
  } catch {
    return failure(502, 'BadGateway', 'The content server does not answer.');
  }
}
