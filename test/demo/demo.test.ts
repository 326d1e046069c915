import { existsSync, readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shippedTypes } from '~mocks/content-types/registry';
import type { WorkflowState } from '~mocks/repository/types';
import { demoSeed } from '~demo/demo';
import type { SeedItem } from '~mocks/seed/types';
import { blocksOf, linksOf, passagesOf, sentencesOf, visitItem } from './walk';

const seed = demoSeed(new Date('2026-11-21T10:00:00Z'));
const { items } = seed;
const byPath = new Map(items.map((item) => [item.path, item]));
const folder = (name: string) => resolve(import.meta.dirname, '../../demo', name);
const isLanguage = (language: string) => (item: SeedItem) => `${item.path}/`.startsWith(`/${language}/`);
const german = items.filter(isLanguage('de'));
const english = items.filter(isLanguage('en'));
const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** Pages that German visitors alone are offered. */
const germanOnly = [
  '/de/karriere/stellenangebote/ausbildung-feinwerkmechanik',
  '/de/ueber-uns/gebaerdensprache',
  '/de/ueber-uns/leichte-sprache',
];

describe('the demo institution', () => {
  it('has 120 items or more in each language, pictures and files aside', () => {
    const isPage = ({ type }: SeedItem) => type !== 'Image' && type !== 'File';
    expect(german.filter(isPage).length).toBeGreaterThanOrEqual(120);
    expect(english.filter(isPage).length).toBeGreaterThanOrEqual(120);
  });

  it('gives every item a path of its own, below a container that comes before it', () => {
    const seen = new Set<string>(['']);
    for (const { path } of items) {
      expect(path).toMatch(/^(\/[a-z0-9][a-z0-9.-]*)+$/);
      expect(seen.has(path), `${path} occurs twice`).toBe(false);
      expect(seen.has(parentOf(path)), `${path} lacks its container`).toBe(true);
      seen.add(path);
    }
  });

  it('uses known content types and fields', () => {
    const unknown = items.flatMap(({ path, type, fields }) => {
      if (!shippedTypes.has(type)) return [`${path}: ${type}`];
      const known = new Set(shippedTypes.of(type).fields.map((field) => field.name));
      return Object.keys(fields ?? {}).flatMap((name) => (known.has(name) ? [] : [`${path}: ${name}`]));
    });
    expect(unknown).toEqual([]);
  });

  it('has private, draft, intranet and published pages and no state where there is no workflow', () => {
    const states = new Set<WorkflowState | undefined>(items.map((item) => item.state));
    expect([...states]).toEqual(expect.arrayContaining(['private', 'draft', 'intranet', undefined]));
    const wrong = items.filter((item) => item.state && !shippedTypes.of(item.type).workflow);
    expect(wrong).toEqual([]);
  });

  it('links every German item with one English translation and back', () => {
    const translations = english.map((item) => item.translationOf);
    expect(english.filter((item) => !byPath.has(item.translationOf ?? ''))).toEqual([]);
    expect(new Set(translations).size).toBe(translations.length);
    const untranslated = german.map((item) => item.path).filter((path) => !translations.includes(path));
    expect(untranslated).toEqual(germanOnly);
    expect(german.filter((item) => item.translationOf !== undefined)).toEqual([]);
  });

  it('gives translations the same type, state and dates of appearance', () => {
    const differing = english.filter((item) => {
      const original = byPath.get(item.translationOf ?? '');
      return (
        original?.type !== item.type || original.state !== item.state || original.effective !== item.effective
      );
    });
    expect(differing.map((item) => item.path)).toEqual([]);
  });

  it('links only to its own items, to addresses elsewhere or to mail', () => {
    const dead = items.flatMap((item) =>
      linksOf(item)
        .filter((link) => !/^(https:\/\/|mailto:|tel:|#)/.test(link))
        .filter((link) => !byPath.has(link.replace(/[#?].*$|\/@@.*$/, '')))
        .map((link) => `${item.path} -> ${link}`),
    );
    expect(dead).toEqual([]);
    expect(Object.values(seed.redirects).filter((path) => !byPath.has(path))).toEqual([]);
    expect(Object.keys(seed.redirects).filter((path) => byPath.has(path))).toEqual([]);
  });

  it('keeps visitors in their language', () => {
    const crossing = [...german, ...english].flatMap((item) => {
      const other = isLanguage('de')(item) ? '/en' : '/de';
      // The footer links of a project name the addresses of both languages side by side.
      const own = { ...item, fields: { ...item.fields, footer: [] } };
      return linksOf(own).flatMap((link) =>
        `${link}/`.startsWith(`${other}/`) ? [`${item.path} -> ${link}`] : [],
      );
    });
    expect(crossing).toEqual([]);
  });

  it('asks its listings only for what lies in the seed', () => {
    const criteria = items.flatMap((item) => visitItem(item).filter(({ key }) => key === 'v'));
    const paths = criteria.flatMap(({ value }) =>
      typeof value === 'string' && value.startsWith('/') ? [value.replace(/::-?\d+$/, '')] : [],
    );
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !byPath.has(path))).toEqual([]);
  });

  it('has every picture and file that it names, and names every picture it has', () => {
    const named = (key: string) =>
      new Set(
        items.flatMap((item) =>
          visitItem(item).flatMap(({ key: own, value }) =>
            own === key && typeof value === 'string' ? [value] : [],
          ),
        ),
      );
    const pictures = named('picture');
    const files = named('file');
    expect([...pictures].filter((name) => !existsSync(resolve(folder('pictures'), name)))).toEqual([]);
    expect([...files].filter((name) => !existsSync(resolve(folder('files'), name)))).toEqual([]);
    const stored = readdirSync(folder('pictures')).filter((name) => /\.(webp|svg|png|jpg)$/.test(name));
    expect(stored.filter((name) => !pictures.has(name))).toEqual([]);
  });

  it('keeps its pictures within 20 MB', () => {
    const sizes = readdirSync(folder('pictures')).map(
      (name) => statSync(resolve(folder('pictures'), name)).size,
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(20_000_000);
  });

  it('describes every picture for those who cannot see it', () => {
    const silent = items.filter((item) => item.type === 'Image' && !item.description);
    const mute = items.flatMap((item) =>
      blocksOf(item).flatMap((block) =>
        block['@type'] === 'image' && block.url && !block.alt ? [item.path] : [],
      ),
    );
    expect(silent).toEqual([]);
    expect(mute).toEqual([]);
  });

  it('dates everything around the day on which it is loaded', () => {
    const wrong = items.filter(({ created = '', modified = created, effective = created, fields }) =>
      [created, modified, effective, fields?.start ?? created, fields?.end ?? created].some(
        (date) => date !== '' && !/^20\d\d-\d\d-\d\dT\d\d:\d\d:00\+00:00$/.test(String(date)),
      ),
    );
    expect(wrong.map((item) => item.path)).toEqual([]);
    expect(
      items.filter((item) => (item.modified ?? '') > '2026-11-21T23:59').map((item) => item.path),
    ).toEqual([]);
    const later = demoSeed(new Date('2027-07-01T10:00:00Z'));
    expect(later.items.some((item) => String(item.fields?.start ?? '') > '2027-07-01')).toBe(true);
  });
});

describe('pages composed by hand', () => {
  it('begin with their title or a lead picture', () => {
    const wrong = items.filter((item) => {
      const first = item.blocks?.[0]?.['@type'];
      return first !== undefined && first !== 'title' && first !== 'teaserHero';
    });
    expect(wrong.map((item) => item.path)).toEqual([]);
  });

  it('are homes of five block types at least', () => {
    const homeTypes = ['LRF', 'Institut', 'Institutsbereich', 'Subsite', 'ProjectSite'];
    for (const type of homeTypes)
      expect(
        items.some((item) => item.type === type),
        type,
      ).toBe(true);
    const homes = items.filter((item) => homeTypes.includes(item.type));
    const poor = homes.filter((item) => new Set(blocksOf(item).map((block) => block['@type'])).size < 5);
    expect(poor.map((item) => item.path)).toEqual([]);
  });

  it('show each of the blocks that exist, in both languages', () => {
    const expected = [
      'title',
      'description',
      'slate',
      'text',
      'slateTable',
      'table',
      'image',
      'leadimage',
      'teaser',
      'gridBlock',
      '__grid',
      'listing',
      'html',
      'heading',
      'video',
      'maps',
      'teaserHero',
      'buttonBlock',
      'quote',
      'separator',
    ];
    for (const pages of [german, english]) {
      const used = new Set(pages.flatMap(blocksOf).map((block) => block['@type']));
      expect(expected.filter((type) => !used.has(type))).toEqual([]);
    }
  });
});

describe('the texts', () => {
  it('never repeat a sentence from one item to the next', () => {
    const first = new Map<string, string>();
    const repeated: string[] = [];
    for (const item of items)
      for (const sentence of sentencesOf(item)) {
        const other = first.get(sentence);
        if (other === undefined) first.set(sentence, item.path);
        else repeated.push(`${other} and ${item.path}: ${sentence}`);
      }
    expect(repeated).toEqual([]);
    expect(first.size).toBeGreaterThan(500);
  });

  it('hold no placeholder', () => {
    const placeholder =
      /lorem|ipsum|\bTODO\b|\bTBD\b|xxx|platzhalter|placeholder|blindtext|undefined|\[object/i;
    const found = items.flatMap((item) => passagesOf(item).filter((words) => placeholder.test(words)));
    expect(found).toEqual([]);
  });

  it('name German interface words in German only', () => {
    const foreign =
      /(?<!\p{L})(the|and|of|with|your|our|read|more|learn|click|here|search|news|download|events?|contact|about|back|next|previous|overview|view|home|submit|subscribe)(?!\p{L})/iu;
    const pages = german.filter((item) => !item.path.endsWith('/publikationen'));
    const found = pages.flatMap((item) =>
      passagesOf(item).flatMap((words) =>
        !words.includes('DOI') && foreign.test(words) ? [`${item.path}: ${words}`] : [],
      ),
    );
    expect(found).toEqual([]);
  });

  it('hold no German words on English pages', () => {
    const foreign = /(?<!\p{L})(und|der|das|nicht|mit|wir|sie|ist|für|eine?|zum|zur)(?!\p{L})/u;
    const found = english.flatMap((item) =>
      passagesOf(item).flatMap((words) => (foreign.test(words) ? [`${item.path}: ${words}`] : [])),
    );
    expect(found).toEqual([]);
  });

  it('address visitors formally', () => {
    const informal = /\b(du|dich|dir|dein|deine[mnrs]?|euch|euer|eure[mnrs]?)\b/i;
    const found = german.flatMap((item) =>
      passagesOf(item).flatMap((words) => (informal.test(words) ? [`${item.path}: ${words}`] : [])),
    );
    expect(found).toEqual([]);
  });

  it('use addresses that belong to nobody', () => {
    const mails = items.flatMap((item) => JSON.stringify(item).match(/[\w.-]+@[\w.-]+\.\w+/g) ?? []);
    expect(mails.length).toBeGreaterThan(20);
    expect(mails.filter((mail) => !mail.endsWith('@immerlund.example'))).toEqual([]);
  });
});
