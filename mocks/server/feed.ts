import { createHash } from 'node:crypto';
import { beginningOfTime, timeOf } from '~mocks/lib/dates';
import { isRecord } from '~mocks/lib/is-record';
import { feedXml, type FeedEntry } from './feed-xml';
import { failure, visitorsAddresses, type PublicReader } from './public-reader';

/** The name of feeds, behind the path of a place. */
const feedName = '/@@rss';

/** Entries of a feed. */
const mostEntries = 50;
/** Values of one parameter that are heeded, and their length. */
const mostValues = 20;
const longestValue = 200;

/** What a feed lists that names no types: all that is read because it is new. */
const usualTypes = ['Meldung', 'News Item', 'Post', 'Event', 'Joboffer'];

const columns = ['UID', 'effective', 'created', 'modified', 'start', 'end', 'location', 'Subject'];

type Fields = Readonly<Record<string, unknown>>;

const record = (value: unknown): Fields => (isRecord(value) ? value : {});
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function valuesOf(parameters: URLSearchParams, name: string): string[] {
  const given = [name, `${name}:list`].flatMap((each) => parameters.getAll(each));
  return [...new Set(given)]
    .filter((value) => value !== '' && value.length <= longestValue)
    .slice(0, mostValues);
}

/** What is asked of a feed: types of content, and keywords. */
function askedIn(parameters: URLSearchParams) {
  const types = valuesOf(parameters, 'portal_type');
  return { types: types.length > 0 ? types : usualTypes, subjects: valuesOf(parameters, 'Subject') };
}

type Asked = ReturnType<typeof askedIn>;

const listsEvents = ({ types }: Asked): boolean => types.every((type) => type === 'Event');

/** The newest come first; of events those that are not over, by their beginning. */
function searchOf(asked: Asked, now: number): URLSearchParams {
  const query = new URLSearchParams({ b_size: String(mostEntries) });
  for (const type of asked.types) query.append('portal_type', type);
  for (const subject of asked.subjects) query.append('Subject', subject);
  for (const column of columns) query.append('metadata_fields', column);
  if (!listsEvents(asked)) return add(query, { sort_on: 'effective', sort_order: 'descending' });
  return add(query, {
    sort_on: 'start',
    'end.query': new Date(now).toISOString(),
    'end.range': 'min',
  });
}

function add(query: URLSearchParams, more: Readonly<Record<string, string>>): URLSearchParams {
  for (const [name, value] of Object.entries(more)) query.append(name, value);
  return query;
}

/** When and where an event is, in the language of the feed; whole days begin at midnight and have no time. */
function whenAndWhere(row: Fields, language: string, timeZone: string): string {
  const start = timeOf(row.start);
  if (start === undefined) return '';
  const clock = new Intl.DateTimeFormat('de', { timeZone, hour: '2-digit', minute: '2-digit' });
  const dates = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    timeZone,
    dateStyle: 'full',
    ...(clock.format(start) === '00:00' ? {} : { timeStyle: 'short' }),
  });
  const end = timeOf(row.end);
  const when = end !== undefined && end > start ? dates.formatRange(start, end) : dates.format(start);
  return [when, text(row.location)].filter((each) => each !== '').join(', ');
}

/** The first of these that is a date: content that was never published has one from long ago. */
const firstTime = (...dates: readonly unknown[]): number =>
  dates.map(timeOf).find((time) => time !== undefined && time > beginningOfTime + 366 * 86_400_000) ?? 0;

interface Around {
  language: string;
  timeZone: string;
  visitorsAddress: (address: string) => string;
}

function entryOf(row: Fields, { language, timeZone, visitorsAddress }: Around): FeedEntry {
  const link = visitorsAddress(text(row['@id']));
  const title = text(row.title).trim();
  const facts = row['@type'] === 'Event' ? whenAndWhere(row, language, timeZone) : '';
  const subjects: readonly unknown[] = Array.isArray(row.Subject) ? row.Subject : [];
  return {
    title: title || link,
    link,
    id: text(row.UID) || link,
    description: [facts, text(row.description).trim()].filter((each) => each !== '').join(' – '),
    published: firstTime(row.effective, row.created, row.modified),
    categories: subjects.filter((each): each is string => typeof each === 'string'),
  };
}

const headers = {
  'Content-Type': 'application/rss+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=300',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
};

const notFound = (): Response => failure(404, 'NotFound', 'There is no feed here.');

/** What does not answer with content is told as it is: moved, not for everybody, not there, or broken. */
function refusalOf(answer: Response, visitorsAddress: (address: string) => string, search: string): Response {
  const location = answer.headers.get('location');
  if (answer.status >= 300 && answer.status < 400 && location !== null) {
    const [place = ''] = visitorsAddress(location).split('?', 1);
    return new Response(null, {
      status: 301,
      headers: { location: place.replace(/\/$/, '') + feedName + search },
    });
  }
  if (answer.status === 401 || answer.status === 403)
    return failure(401, 'Unauthorized', 'The content of this place is not for everybody.');
  return answer.status === 404
    ? notFound()
    : failure(502, 'BadGateway', 'The content server gives no content.');
}

export interface FeedRequest {
  /** Path of the folder below the site root, '' for the root. */
  place: string;
  /** Parameters of the address, with the question mark. */
  search: string;
  origin: string;
  /** What a reader of the feed knows already. */
  knownTag: string | undefined;
  timeZone: string;
  now: number;
}

/** The newest content below a place that everybody may view, as a feed. */
export async function answerFeed(request: FeedRequest, reader: PublicReader): Promise<Response> {
  const { place, search, origin, knownTag, timeZone, now } = request;
  const visitorsAddress = visitorsAddresses(reader, origin);
  const asked = askedIn(new URLSearchParams(search));
  const [about, found] = await Promise.all([
    reader.ask(`${place}?include_items=false`),
    reader.ask(`${place}/@search?${searchOf(asked, now).toString()}`),
  ]);
  const refused = [about, found].find((answer) => !answer.ok);
  if (refused) return refusalOf(refused, visitorsAddress, search);
  const content = record(await about.json());
  if (content.is_folderish === false) return notFound();
  const { items } = record(await found.json());
  const rows: readonly unknown[] = Array.isArray(items) ? items : [];
  const language = text(record(content.language).token) || (/^\/(de|en)(?:\/|$)/.exec(place)?.[1] ?? 'de');
  const around = { language, timeZone, visitorsAddress };
  const entries = rows.slice(0, mostEntries).map((row) => entryOf(record(row), around));
  const changes = rows.map((row) => firstTime(record(row).modified, record(row).created));
  const title = text(content.title).trim() || new URL(origin).host;
  const xml = feedXml({
    title,
    description: text(content.description).trim() || title,
    link: `${origin}${place || '/'}`,
    self: `${origin}${place}${feedName}${search}`,
    language,
    changed: changes.length > 0 ? Math.max(...changes) : undefined,
    entries,
  });
  const tag = `"${createHash('sha256').update(xml).digest('base64url').slice(0, 22)}"`;
  const sent = { ...headers, ETag: tag };
  return knownTag?.split(',').some((each) => each.trim().replace(/^W\//, '') === tag)
    ? new Response(null, { status: 304, headers: sent })
    : new Response(xml, { headers: sent });
}
