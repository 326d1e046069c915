import { escaped, xmlText } from '~mocks/lib/escaped';

/** One entry of a feed. */
export interface FeedEntry {
  title: string;
  link: string;
  /** Stays the same as long as the content exists, wherever it lies. */
  id: string;
  /** Plain text. */
  description: string;
  published: number;
  categories: readonly string[];
}

export interface Feed {
  title: string;
  description: string;
  /** The page whose content it lists. */
  link: string;
  /** Its own address. */
  self: string;
  language: string;
  /** When the newest of what it tells was changed last; undefined where it tells nothing. */
  changed: number | undefined;
  entries: readonly FeedEntry[];
}

const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;

/** Readers take a description for HTML, so that plain text is escaped for that as well. */
const description = (text: string): string => element('description', escaped(text));

const date = (name: string, time: number): string => element(name, new Date(time).toUTCString());

const entryXml = ({ title, link, id, description: text, published, categories }: FeedEntry): string =>
  [
    '<item>',
    element('title', title),
    element('link', link),
    `<guid isPermaLink="false">${xmlText(id)}</guid>`,
    text === '' ? '' : description(text),
    date('pubDate', published),
    ...categories.map((each) => element('category', each)),
    '</item>',
  ].join('');

/** A feed as RSS 2.0. */
export function feedXml(feed: Feed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', feed.title),
    element('link', feed.link),
    description(feed.description),
    element('language', feed.language),
    ...(feed.changed === undefined ? [] : [date('lastBuildDate', feed.changed)]),
    `<atom:link rel="self" type="application/rss+xml" href="${xmlText(feed.self)}"/>`,
    ...feed.entries.map(entryXml),
    '</channel></rss>',
    '',
  ].join('\n');
}
