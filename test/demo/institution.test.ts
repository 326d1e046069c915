import { describe, expect, it, test } from 'vitest';
import { demoSeed } from '~demo/demo';
import type { SeedItem } from '~mocks/seed/types';
import { passagesOf } from './walk';

const seed = demoSeed(new Date('2026-11-21T10:00:00Z'));
const byPath = new Map(seed.items.map((item) => [item.path, item]));
const parentOf = ({ path }: SeedItem) => path.slice(0, path.lastIndexOf('/'));
const childrenOf = (path: string, type: string) =>
  seed.items.filter((item) => item.type === type && parentOf(item) === path);
const field = (item: SeedItem, name: string): unknown => item.fields?.[name];

/** Pages that the portal's own links and addresses lead to, by language. */
const addresses = [
  '/de/press',
  '/en/press',
  '/de/intranet',
  '/en/intranet',
  '/de/wetter',
  '/en/weather',
  '/de/ueber-uns/gebaerdensprache',
  '/de/ueber-uns/leichte-sprache',
  '/de/ueber-uns/kontaktinformationen',
  '/de/datenschutz',
  '/en/privacy-policy',
  '/de/impressum',
  '/en/legal-notice',
  '/de/erklaerung-zur-barrierefreiheit',
  '/en/declaration-of-accessibility',
  '/de/anfahrt',
  '/en/directions',
  '/de/institute',
  '/en/institutes',
  '/de/ueber-uns/kontakt',
  '/en/about-us/contact-visitor-information',
  '/de/karriere/stellenangebote',
  '/en/careers/jobs',
];

test.each(addresses)('%s is a page with text', (path) => {
  const page = byPath.get(path);
  expect(page && passagesOf(page).length).toBeGreaterThan(1);
});

describe.each([
  {
    language: 'de',
    faq: '/de/ueber-uns/haeufige-fragen',
    units: '/de/ueber-uns/einrichtungen',
    regulations: '/de/intranet/regelungen',
    intranet: '/de/intranet',
    releases: '/de/press/mitteilungen',
    weather: '/de/wetter',
    today: '21. November 2026',
  },
  {
    language: 'en',
    faq: '/en/about-us/frequent-questions',
    units: '/en/about-us/central-units',
    regulations: '/en/intranet/regulations',
    intranet: '/en/intranet',
    releases: '/en/press/releases',
    weather: '/en/weather',
    today: '21 November 2026',
  },
])('the institution in $language', ({ language, faq, units, regulations, intranet, releases, ...more }) => {
  it('answers six frequent questions', () => {
    const questions = childrenOf(faq, 'FAQ Item');
    expect(questions).toHaveLength(6);
    for (const question of questions) {
      expect(question.title).toMatch(/\?$/);
      expect(field(question, 'text')).toMatch(/^<p>.{40,}/);
    }
  });

  it('has three organisational units, each with its staff in the directory', () => {
    const tokens = childrenOf(units, 'OE').map((unit) => field(unit, 'token'));
    expect(tokens).toEqual(['personal', 'technik', 'kommunikation']);
    const staff = seed.items.flatMap((item) => field(item, 'administrational_units') ?? []);
    expect(tokens.filter((token) => !staff.includes(token as never))).toEqual([]);
  });

  it('keeps five pages and three regulations for its employees', () => {
    expect(childrenOf(intranet, 'Document').length).toBeGreaterThanOrEqual(5);
    const rules = childrenOf(regulations, 'Regelung');
    expect(rules).toHaveLength(3);
    expect(rules.filter((rule) => field(rule, 'file') !== undefined)).toHaveLength(1);
    const inside = seed.items.filter((item) => `${item.path}/`.startsWith(`${intranet}/`));
    expect(inside.filter((item) => item.state !== 'intranet').map((item) => item.path)).toEqual([]);
  });

  it('hands out three releases to the press', () => {
    expect(childrenOf(releases, 'Meldung')).toHaveLength(3);
  });

  it('leads in by two pages, and embeds one page of somebody else', () => {
    const own = seed.items.filter((item) => item.path.startsWith(`/${language}/`));
    expect(own.filter((item) => item.type === 'Intro')).toHaveLength(2);
    const embedded = own.filter((item) => item.type === 'EmbeddedPage');
    expect(embedded).toHaveLength(1);
    expect(embedded[0] && field(embedded[0], 'url')).toMatch(/^https:\/\/[\w.]+\.example\//);
    expect(embedded[0]?.blocks).toBeUndefined();
  });

  it('tells the weather of the day on which it is loaded', () => {
    const page = byPath.get(more.weather);
    expect(page && passagesOf(page)).toContain(more.today);
  });
});
