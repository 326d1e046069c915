import { notFound } from '~mocks/http/failure';
import type { Item } from '~mocks/repository/types';
import { textOf, urlOf } from '~mocks/content/perspective';
import type { Call, Service } from '../shared/call';
import { readCriteria } from '~mocks/content/queries/criteria';

/** Entries of a feed. */
const most = 15;

const escapes: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };

/** Text as XML has it, without the characters that XML cannot have. */
function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD]/g, '')
    .replace(/[<>&"]/g, (sign) => escapes[sign] ?? '');
}

const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;

function newest(call: Call): Item[] {
  const query = {
    criteria: readCriteria(call.parameters),
    paths: [{ path: call.repository.pathOf(call.item), depth: -1 }],
    sort: [{ on: 'effective', descending: true }],
    includeInactive: false,
    exclude: call.item.uid,
    start: 0,
    size: most,
  };
  return call.repository.search(query, call.viewer).items;
}

function entry(call: Call, item: Item): string {
  const { effective } = item.fields;
  const published = typeof effective === 'string' ? effective : item.created;
  return [
    '<item>',
    element('title', textOf(item, 'title')),
    element('link', urlOf(call, item)),
    `<guid isPermaLink="false">${item.uid}</guid>`,
    element('description', textOf(item, 'description')),
    element('pubDate', new Date(published).toUTCString()),
    '</item>',
  ].join('');
}

/** The newest content below a folder that the reader may view, narrowed by the indexes that the address names. */
function rss(call: Call): Response {
  if (!call.repository.types.of(call.item.type).folderish) throw notFound();
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0"><channel>',
    element('title', textOf(call.item, 'title')),
    element('link', urlOf(call, call.item)),
    element('description', textOf(call.item, 'description')),
    ...newest(call).map((item) => entry(call, item)),
    '</channel></rss>',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}

export const rssService: Service = { name: '@@rss', get: rss, head: true, isView: true };
