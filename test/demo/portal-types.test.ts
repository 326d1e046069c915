import { describe, expect, it } from 'vitest';
import type { StickyMenuItem } from '@/api/types/division-fields';
import { decodeMail } from '@/lib/mail';
import { shippedTypes } from '~mocks/content-types/registry';
import { demoSeed } from '~demo/demo';
import type { SeedItem } from '~mocks/seed/types';
import { blocksOf, linksOf, passagesOf, visitItem } from './walk';

const day = 86_400_000;
const seed = demoSeed(new Date('2026-11-21T10:00:00Z'));
const languages = ['de', 'en'] as const;

/** Seeds loaded at the turn of a year, of summer time, in a leap year and late at night. */
const loadedOn = [
  '2026-11-21T10:00:00Z',
  '2027-03-27T23:30:00Z',
  '2028-02-29T06:00:00Z',
  '2026-12-31T22:59:00Z',
];

const inLanguage = (type: string, language: string, items: readonly SeedItem[] = seed.items) =>
  items.filter((item) => item.type === type && item.path.startsWith(`/${language}/`));
const ofType = (type: string) => seed.items.filter((item) => item.type === type);
const field = (item: SeedItem, name: string): unknown => item.fields?.[name];
const words = (item: SeedItem) => passagesOf(item).join(' ').split(/\s+/).length;
const instant = (value: unknown) => Date.parse(String(value));

/** Every icon that a sticky menu offers; the type makes the list complete. */
const icons: Record<StickyMenuItem['icon'], true> = {
  anfahrt: true,
  ansprechpartner: true,
  az: true,
  downloads: true,
  facebook: true,
  instagram: true,
  lexicon: true,
  lupe: true,
  medienspiegel: true,
  mitarbeiter: true,
  publikationen: true,
  rss: true,
  termine: true,
  twitter: true,
  warenkorb: true,
  youtube: true,
};
const stickyMenu = (item: SeedItem) => {
  const menu = field(item, 'sticky_menu');
  return Array.isArray(menu) ? (menu as Partial<StickyMenuItem>[]) : [];
};

describe.each(languages)('the institutes in %s', (language) => {
  it('are three, each with an area of its own; one has two areas and a subsite', () => {
    const institutes = inLanguage('Institut', language).map((item) => item.path);
    const parentOf = ({ path }: SeedItem) => path.slice(0, path.lastIndexOf('/'));
    const areas = inLanguage('Institutsbereich', language);
    const counts = institutes.map((path) => areas.filter((area) => parentOf(area) === path).length);
    expect(counts.sort()).toEqual([1, 1, 2]);
    const subsites = inLanguage('Subsite', language);
    expect(subsites).toHaveLength(1);
    expect(institutes).toContain(subsites.map(parentOf)[0]);
  });

  it('have two research groups in each area, with banner, subtitle and a token of their own', () => {
    const groups = inLanguage('Research Group', language);
    for (const area of inLanguage('Institutsbereich', language))
      expect(
        groups.filter(({ path }) => path.startsWith(`${area.path}/`)),
        area.path,
      ).toHaveLength(2);
    for (const group of groups) {
      expect(field(group, 'banner_background_image')).toBeDefined();
      expect(field(group, 'subtitle')).toMatch(/\S/);
    }
    expect(new Set(groups.map((group) => field(group, 'token'))).size).toBe(groups.length);
  });

  it('carry a name, a footer with an address that can be reached and a banner', () => {
    for (const item of [...inLanguage('Institut', language), ...inLanguage('Institutsbereich', language)]) {
      for (const name of ['name', 'token', 'footer_header', 'footer_text', 'footer_address', 'footer_leader'])
        expect(field(item, name), `${item.path} ${name}`).toEqual(expect.stringMatching(/\S{3}/));
      expect(decodeMail(String(field(item, 'footer_contact_mail')))).toMatch(/^[\w.]+@immerlund\.example$/);
      expect(field(item, 'footer_contact_phone')).toMatch(/^\+49 40 66969-\d+$/);
      expect(String(field(item, 'footer_button_link')).length).toBeGreaterThan(4);
    }
    for (const item of inLanguage('Institut', language))
      expect(field(item, 'banner_image')).toEqual({ picture: expect.stringMatching(/\.webp$/) });
  });

  it('have homes that are composed differently from one another', () => {
    const homes = ['Institut', 'Institutsbereich', 'Subsite'].flatMap((type) => inLanguage(type, language));
    const shapes = homes.map((home) => (home.blocks ?? []).map((block) => block['@type']).join(' '));
    expect(new Set(shapes).size).toBe(homes.length);
  });

  it('hold pages of their own below each home', () => {
    for (const type of ['Institut', 'Institutsbereich', 'Subsite', 'ProjectSite'])
      for (const home of inLanguage(type, language)) {
        const pages = inLanguage('Document', language).filter(
          ({ path }) => path.slice(0, path.lastIndexOf('/')) === home.path,
        );
        expect(pages.length, home.path).toBeGreaterThanOrEqual(2);
      }
  });
});

describe('sticky menus', () => {
  it('use the sixteen icons of the specification only, each with title and link', () => {
    const menus = seed.items.flatMap(stickyMenu);
    expect(menus.length).toBeGreaterThan(20);
    expect(new Set(menus.map(({ icon }) => icon)).size).toBe(Object.keys(icons).length);
    for (const entry of menus) {
      expect(Object.keys(icons)).toContain(entry.icon);
      expect(entry.title).toMatch(/\S/);
      expect(entry.href).toMatch(/^(\/|https:\/\/|mailto:)/);
    }
  });

  it('differ between a subsite and the institute around it', () => {
    for (const subsite of ofType('Subsite')) {
      const institute = seed.items.find(
        (item) => item.type === 'Institut' && subsite.path.startsWith(item.path),
      );
      expect(institute).toBeDefined();
      expect(stickyMenu(subsite)).not.toEqual(institute && stickyMenu(institute));
    }
  });
});

describe('the project sites', () => {
  it.each([
    [
      'projekt-tidentakt',
      {
        special: true,
        main_bg_color: '#1b1233',
        nav_font_color: '#ffffff',
        nav_active_color: '#fcc98a',
        logo: { picture: 'tidentakt-logo.svg' },
        main_font: 'metropolis',
        matomo_id: '11',
      },
    ],
    [
      'projekt-flickwerk',
      {
        special: false,
        main_bg_color: '#f6e3cf',
        nav_font_color: '#3b2417',
        nav_active_color: '#9c2f12',
        logo: { picture: 'flickwerk-logo.svg' },
        main_font: 'georgia',
        matomo_id: '12',
      },
    ],
  ])('bring settings of their own in both languages: %s', (bodyClass, settings) => {
    for (const language of languages) {
      const site = inLanguage('ProjectSite', language).find(
        (item) => field(item, 'additional_body_class') === bodyClass,
      );
      expect(site?.fields).toMatchObject(settings);
      expect(site?.fields?.['pre_footer']).toHaveLength(2);
      for (const name of ['bg_image', 'footer_logo', 'footer_logo_link', 'default_page_size'])
        expect(site?.fields?.[name], name).toBeTruthy();
    }
  });

  it('show the marks of those who pay for them, some of them in a new tab', () => {
    const rows = ofType('ProjectSite').flatMap(
      (site) => field(site, 'pre_footer') as { logo: { '@id': string }[]; openLinkInNewTab: boolean }[],
    );
    const pictures = new Set(ofType('Image').map((item) => item.path));
    expect(rows.filter(({ logo }) => !pictures.has(logo[0]?.['@id'] ?? ''))).toEqual([]);
    expect(new Set(rows.map(({ openLinkInNewTab }) => openLinkInNewTab)).size).toBe(2);
  });

  it('name their footer links in both languages', () => {
    const links = ofType('ProjectSite').flatMap((site) => {
      const footer = field(site, 'footer');
      return Array.isArray(footer) ? (footer as Record<string, string>[]) : [];
    });
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) {
      expect(link['href']).toMatch(/^\/de\//);
      expect(link['hrefEn']).toMatch(/^\/en\//);
      expect(link['titleEn']).not.toBe(link['title']);
    }
  });
});

describe.each(languages)('news items in %s', (language) => {
  const news = inLanguage('Meldung', language);
  const shown = news.filter((item) => item.state === undefined && item.expires === undefined);

  it('are nine for visitors, besides a private, a drafted and an expired one', () => {
    expect(shown.length).toBeGreaterThanOrEqual(9);
    expect(news.filter((item) => item.state === 'private')).toHaveLength(1);
    expect(news.filter((item) => item.state === 'draft')).toHaveLength(1);
    const expired = news.filter((item) => item.expires !== undefined);
    expect(expired).toHaveLength(1);
    expect(instant(expired[0]?.expires)).toBeLessThan(Date.parse('2026-11-21'));
  });

  it('have picture, kicker, keywords and a date of their own, the newest within the week', () => {
    for (const item of shown) {
      expect(field(item, 'preview_image')).toBeDefined();
      expect(field(item, 'head_title')).toMatch(/\S/);
      expect(item.subjects?.length).toBeGreaterThanOrEqual(2);
    }
    const dates = shown.map((item) => instant(item.effective));
    expect(new Set(dates).size).toBe(shown.length);
    expect(Date.parse('2026-11-21T10:00:00Z') - Math.max(...dates)).toBeLessThan(7 * day);
  });

  it('are proper articles', () => {
    for (const item of shown) expect(words(item), item.path).toBeGreaterThanOrEqual(130);
    const long = shown.find((item) => {
      const types = blocksOf(item).map((block) => block['@type']);
      const pictures = types.filter((type) => type === 'image');
      return pictures.length >= 2 && types.includes('quote') && types.includes('slateTable');
    });
    expect(long && linksOf(long)).toEqual(expect.arrayContaining(['/profile/torsen']));
    expect(JSON.stringify(long?.blocks)).toContain('"type":"ul"');
  });

  it('are related to one another, never to themselves', () => {
    const paths = new Set(shown.map((item) => item.path));
    for (const item of shown) {
      const related = field(item, 'relatedItems');
      expect(Array.isArray(related) && related.length > 0, item.path).toBe(true);
      if (!Array.isArray(related)) continue;
      expect(related).not.toContain(item.path);
      expect(related.filter((path) => !paths.has(String(path)))).toEqual([]);
    }
    expect(shown.some((item) => field(item, 'members') !== undefined)).toBe(true);
  });
});

describe.each(languages)('events in %s', (language) => {
  it.each(loadedOn)('lie ahead for the most part when the seed is loaded at %s', (loaded) => {
    const now = Date.parse(loaded);
    const events = inLanguage('Event', language, demoSeed(new Date(loaded)).items);
    expect(events.length).toBeGreaterThanOrEqual(7);
    const ahead = events.filter((item) => instant(field(item, 'start')) > now);
    expect(ahead.length).toBeGreaterThanOrEqual(4);
    expect(ahead.every((item) => instant(field(item, 'start')) < now + 40 * day)).toBe(true);
    expect(events.filter((item) => instant(field(item, 'end')) <= instant(field(item, 'start')))).toEqual([]);
  });

  it('tell where they take place and whom to ask', () => {
    for (const item of inLanguage('Event', language)) {
      expect(field(item, 'location'), item.path).toMatch(/\S/);
      expect(field(item, 'contact_name'), item.path).toMatch(/\S/);
      expect(field(item, 'contact_phone'), item.path).toMatch(/^\+49 40 66969-\d+$/);
    }
  });

  it('include a whole day, an open end, registrations and one of text without blocks', () => {
    const events = inLanguage('Event', language);
    expect(events.some((item) => field(item, 'whole_day') === true)).toBe(true);
    expect(events.some((item) => field(item, 'open_end') === true)).toBe(true);
    expect(events.filter((item) => field(item, 'event_url')).length).toBeGreaterThanOrEqual(2);
    const plain = events.filter((item) => item.blocks === undefined);
    expect(plain).toHaveLength(1);
    expect(plain[0] && field(plain[0], 'text')).toMatch(/^<p>/);
    expect(plain[0] && field(plain[0], 'image')).toBeDefined();
  });
});

describe('profiles', () => {
  const members = ofType('Member');

  it('are sixteen in /profile, outside the languages', () => {
    expect(members).toHaveLength(16);
    for (const { path, translationOf } of members) {
      expect(path).toMatch(/^\/profile\/[a-z0-9-]+$/);
      expect(translationOf).toBeUndefined();
    }
  });

  it('tell positions, room, phone, competence and life', () => {
    for (const item of members) {
      for (const name of ['positions', 'room', 'building', 'phone', 'about_me', 'vita'])
        expect(field(item, name), `${item.path} ${name}`).toMatch(/\S/);
      expect(field(item, 'fields_of_competence'), item.path).not.toHaveLength(0);
      expect(item.title).toContain(`${String(field(item, 'firstname'))} ${String(field(item, 'name'))}`);
    }
  });

  it('show each of the twelve portraits once; four people have none', () => {
    const portraits = members.flatMap((item) => {
      const image = field(item, 'image') as { picture: string } | undefined;
      return image ? [image.picture] : [];
    });
    expect(new Set(portraits).size).toBe(12);
    expect(portraits).toHaveLength(12);
    expect(portraits.filter((name) => !name.startsWith('portrait-'))).toEqual([]);
  });

  it('leave no field of the type empty in all of them', () => {
    const everywhere = new Set(shippedTypes.of('Document').fields.map(({ name }) => name));
    const names = shippedTypes.of('Member').fields.map(({ name }) => name);
    const own = names.filter((name) => !everywhere.has(name));
    const unused = own.filter((name) =>
      members.every((item) => [undefined, null, ''].includes(field(item, name) as string)),
    );
    expect(unused).toEqual([]);
  });

  it('belong to institutes, areas, units and groups that exist', () => {
    const tokensOf = (type: string) => new Set(ofType(type).map((item) => field(item, 'token')));
    const places = {
      institutes: 'Institut',
      institutsbereiche: 'Institutsbereich',
      administrational_units: 'OE',
      research_group: 'Research Group',
    };
    for (const [name, type] of Object.entries(places)) {
      const tokens = members.flatMap((item) => field(item, name) ?? []);
      expect(new Set(tokens).size, name).toBeGreaterThan(1);
      expect(
        tokens.filter((token) => !tokensOf(type).has(token)),
        name,
      ).toEqual([]);
    }
    const kinds = new Set(members.map((item) => field(item, 'competence_type')));
    expect(kinds).toEqual(new Set(['science', 'administration']));
  });

  it('have rooms, phones and addresses that nobody shares', () => {
    for (const name of ['room', 'phone', 'email'])
      expect(new Set(members.map((item) => field(item, name))).size).toBe(members.length);
  });
});

describe('mail addresses', () => {
  const stored = seed.items.flatMap((item) =>
    visitItem(item).flatMap(({ key, value }) =>
      ['email', 'contact_email', 'footer_contact_mail'].includes(key) && typeof value === 'string'
        ? [value]
        : [],
    ),
  );

  it('decode to the domain of the demo, some of them from the encoded form', () => {
    expect(stored.filter((mail) => !mail.includes('@')).length).toBeGreaterThanOrEqual(2);
    expect(stored.filter((mail) => !/^[a-z.-]+@immerlund\.example$/.test(decodeMail(mail)))).toEqual([]);
  });
});
