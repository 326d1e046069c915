import { parseFeed as parseXml } from 'htmlparser2';
import { textBetweenTags } from '~mocks/lib/html-text';

const mostItems = 200;
const mostRows = 20;
const longestText = 1000;

export interface FeedEntry {
  title: string;
  href: string;
  /** ISO day. */
  published: string | null;
  rows: { label: string; value: string }[];
  text: string;
}

export interface Feed {
  title: string;
  entries: FeedEntry[];
}

/** What was fetched is no feed. */
export class NoFeed extends Error {
  override name = 'NoFeed';
}

const blockEnd = /<br[^<>]*>|<\/(?:p|div|li|tr|dd|h\d)>/gi;

/** Lines of the text without its markup. */
function plainLines(html: string | undefined): string[] {
  const broken = (html ?? '').slice(0, 50_000).replace(blockEnd, '\n');
  return textBetweenTags(broken)
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => line.split(/\s+/).filter(Boolean).join(' ').slice(0, longestText))
    .filter((line) => line !== '');
}

const plainLine = (html: string | undefined): string => plainLines(html).join(' ').slice(0, longestText);

function webAddress(link: string | undefined): string {
  return link !== undefined && /^https?:/i.test(link) && URL.canParse(link) ? link : '';
}

/** `Frist: 1. Dezember` says a label and its value; an address does not. */
function rowIn(line: string): { label: string; value: string } | undefined {
  const colon = line.indexOf(':');
  const [label, value] = [line.slice(0, Math.max(colon, 0)), line.slice(colon + 1)];
  if (colon < 0 || value.trim() === '' || label.length > 60 || value.startsWith('//')) return undefined;
  return { label: label.trim(), value: value.trim() };
}

/** The text of a feed in the encoding that it names. */
function decoded(raw: Uint8Array): string {
  const start = Buffer.from(raw.subarray(0, 200)).toString('latin1');
  const named = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(start)?.[1];
  try {
    return new TextDecoder(named ?? 'utf-8').decode(raw);
  } catch {
    return new TextDecoder().decode(raw);
  }
}

/** Reads a feed of tenders: RSS or Atom, well-formed or nearly so. */
export function parseFeed(raw: Uint8Array): Feed {
  const parsed = parseXml(decoded(raw), { xmlMode: true });
  if (!parsed) throw new NoFeed('What was fetched is no feed.');
  const entries = parsed.items.slice(0, mostItems).map((item): FeedEntry => {
    const lines = plainLines(item.description).map((line) => rowIn(line) ?? line);
    const time = item.pubDate?.getTime() ?? Number.NaN;
    return {
      title: plainLine(item.title),
      href: webAddress(item.link),
      published: Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10),
      rows: lines.filter((line) => typeof line === 'object').slice(0, mostRows),
      text: lines
        .filter((line) => typeof line === 'string')
        .join(' ')
        .slice(0, longestText),
    };
  });
  return { title: plainLine(parsed.title), entries: entries.filter(({ title }) => title !== '') };
}
