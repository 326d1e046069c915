/** A tender as an RSS item: what visitors read of it are lines of label and value. */
export interface SeedTender {
  title: string;
  link: string;
  /** ISO time. */
  published: string;
  rows: Readonly<Record<string, string>>;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const item = ({ title, link, published, rows }: SeedTender): string => {
  const lines = Object.entries(rows).map(([label, value]) => `<p>${escaped(`${label}: ${value}`)}</p>`);
  return [
    '<item>',
    `<title>${escaped(title)}</title>`,
    `<link>${escaped(link)}</link>`,
    `<pubDate>${new Date(published).toUTCString()}</pubDate>`,
    `<description>${escaped(lines.join(''))}</description>`,
    '</item>',
  ].join('');
};

/** An RSS feed of tenders. */
export const tenderFeed = (title: string, tenders: readonly SeedTender[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0"><channel><title>${escaped(title)}</title>`,
    ...tenders.map(item),
    '</channel></rss>',
    '',
  ].join('\n');
