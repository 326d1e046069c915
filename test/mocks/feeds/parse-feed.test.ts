import { describe, expect, it } from 'vitest';
import { NoFeed, parseFeed } from '~mocks/feeds/parse-feed';
import { rss } from './rss';

const parse = (text: string) => parseFeed(Buffer.from(text));

describe('a feed of tenders', () => {
  it('has rows from lines with a label, and a text from the others', () => {
    const { title, entries } = parse(rss);
    expect(title).toBe('Vergaben');
    expect(entries).toHaveLength(2);
    expect(entries[0]).toEqual({
      title: 'Laborbau & Technik',
      href: 'https://vergabe.example/1',
      published: '2026-11-02',
      rows: [
        { label: 'Verfahren', value: 'Offen' },
        { label: 'Frist', value: '01.12.2026, 10:00 Uhr' },
      ],
      text: 'Mehr im Portal',
    });
  });

  it('keeps neither markup nor links that lead elsewhere than to the web', () => {
    expect(parse(rss).entries[1]).toMatchObject({ title: 'alert(1) Zwei', href: '', published: null });
  });

  it('may be Atom', () => {
    const atom = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Vergaben</title>
      <entry><title>Eins</title><link href="https://vergabe.example/1"/><updated>2026-11-02T23:30:00Z</updated>
      <summary>Frist: morgen</summary></entry></feed>`;
    expect(parse(atom)).toEqual({
      title: 'Vergaben',
      entries: [
        {
          title: 'Eins',
          href: 'https://vergabe.example/1',
          published: '2026-11-02',
          text: '',
          rows: [{ label: 'Frist', value: 'morgen' }],
        },
      ],
    });
  });

  it('may have another encoding than UTF-8', () => {
    const text = `<?xml version="1.0" encoding="ISO-8859-1"?>${rss.replace(/^.*\n/, '')}`.replace(
      'Vergaben',
      'Öl',
    );
    expect(parseFeed(Buffer.from(text, 'latin1')).title).toBe('Öl');
  });

  it('neither grows by entities nor reads files', () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">
      <!ENTITY file SYSTEM "file:///etc/passwd">]>
      <rss version="2.0"><channel><title>&b;&file;</title><item><title>x&b;&file;</title></item></channel></rss>`;
    const { title, entries } = parse(bomb);
    expect(title.length).toBeLessThan(30);
    expect(JSON.stringify(entries)).not.toContain('root:');
  });

  it('tells no more than 200 entries, 20 rows and 1000 letters', () => {
    const item = `<item><title>${'x'.repeat(2000)}</title><description>${'&lt;p&gt;a: b&lt;/p&gt;'.repeat(50)}</description></item>`;
    const { entries } = parse(`<rss version="2.0"><channel>${item.repeat(300)}</channel></rss>`);
    expect([entries.length, entries[0]?.rows.length, entries[0]?.title.length]).toEqual([200, 20, 1000]);
  });

  it.each(['', '<html><body>x</body></html>', '{"a": 1}', '\u0000\u00ff'.repeat(1000)])(
    'is not what reads %j',
    (text) => {
      expect(() => parse(text)).toThrow(NoFeed);
    },
  );
});
