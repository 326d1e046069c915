import { describe, expect, it } from 'vitest';
import { parseFeed } from '~mocks/feeds/parse-feed';
import { demoSeed } from '~demo/demo';
import type { SeedItem } from '~mocks/seed/types';
import { demoSettings } from '~demo/settings';
import { blocksOf, linksOf } from './walk';

const loaded = '2026-11-21T10:00:00Z';
const { items } = demoSeed(new Date(loaded));
const byPath = new Map(items.map((item) => [item.path, item]));
const languages = ['de', 'en'] as const;

const inLanguage = (type: string, language: string) =>
  items.filter((item) => item.type === type && item.path.startsWith(`/${language}/`));
const field = (item: SeedItem, name: string): unknown => item.fields?.[name];
const texts = (item: SeedItem, name: string): string[] => {
  const value = field(item, name);
  return [value].flat().filter((each) => typeof each === 'string');
};
const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const original = ({ path, translationOf }: SeedItem) => translationOf ?? path;

/** Fields that a translation shares with its original. */
const shared: Readonly<Record<string, readonly string[]>> = {
  Joboffer: [
    'external_id',
    'date_of_issue',
    'submission_date',
    'job_offer_location',
    'offer_url',
    'image',
    'job_offer_target_groups',
    'job_offer_fields_of_work',
    'job_offer_categories',
  ],
  Project: [
    'project_type',
    'project_start_month',
    'project_start_year',
    'project_end_month',
    'project_end_year',
    'members',
    'involved_institutes',
    'image',
  ],
  Award: ['award_type', 'award_date_month', 'award_date_year', 'website_link', 'members', 'location'],
  CartItem: ['is_orderable', 'preview_image'],
  Post: ['allow_discussion', 'preview_image'],
};

describe.each(languages)('the offerings in %s', (language) => {
  it.each([
    ['BlogFolder', 1],
    ['Author', 3],
    ['BlogTag', 3],
    ['Post', 6],
    ['JobOfferContainer', 1],
    ['Joboffer', language === 'de' ? 9 : 8],
    ['Project', 6],
    ['Award', 5],
    ['Cart', 1],
    ['CartItem', 6],
    ['Tender', 1],
  ])('have of %s %i', (type, count) => {
    expect(inLanguage(type, language)).toHaveLength(count);
  });

  it.each(['Joboffer', 'Project', 'Award', 'CartItem'])('list every %s on a page above it', (type) => {
    for (const { path } of inLanguage(type, language)) {
      const listings = blocksOf(byPath.get(parentOf(path)) ?? { path, type, title: '' });
      expect(
        listings.some((block) => block['@type'] === 'listing'),
        path,
      ).toBe(true);
    }
  });

  it('say in both languages the same of what has no language', () => {
    for (const [type, names] of Object.entries(shared))
      for (const item of inLanguage(type, language))
        for (const name of names)
          expect(field(item, name), `${item.path} ${name}`).toEqual(
            field(byPath.get(original(item)) ?? item, name),
          );
  });
});

describe.each(languages)('the blog in %s', (language) => {
  const posts = inLanguage('Post', language);

  it('names authors and topics of its own in every post', () => {
    const [blog] = inLanguage('BlogFolder', language);
    for (const post of posts) {
      expect(parentOf(post.path)).toBe(blog?.path);
      const authors = post.creators ?? [];
      const tags = texts(post, 'blog_tags');
      expect(authors.map((path) => byPath.get(path)?.type)).toEqual(authors.map(() => 'Author'));
      expect(tags.map((path) => byPath.get(path)?.type)).toEqual(tags.map(() => 'BlogTag'));
      expect(authors.length * tags.length, post.path).toBeGreaterThan(0);
      expect([...authors, ...tags].every((path) => path.startsWith(`${blog?.path}/`))).toBe(true);
    }
    expect(new Set(posts.flatMap((post) => post.creators)).size).toBe(3);
  });

  it('has a banner, and posts of the last months, the newest within a week', () => {
    expect(inLanguage('BlogFolder', language).map((blog) => field(blog, 'banner_image'))).not.toContain(
      undefined,
    );
    const ages = posts.map(({ effective = '' }) => (Date.parse(loaded) - Date.parse(effective)) / 86_400_000);
    expect(Math.min(...ages)).toBeLessThan(7);
    expect(Math.max(...ages)).toBeLessThan(100);
  });

  it('has comments with answers where they are allowed', () => {
    const discussed = posts.filter((post) => post.comments?.length);
    expect(discussed.length).toBeGreaterThanOrEqual(2);
    for (const { comments = [], fields, effective = '' } of discussed) {
      expect(fields?.allow_discussion).toBe(true);
      const times = [effective, ...comments.map(({ created }) => created)];
      expect(times).toEqual([...times].sort());
      expect(comments.filter(({ answers }, at) => answers !== undefined && answers >= at)).toEqual([]);
      expect(comments.some(({ answers }) => answers !== undefined)).toBe(true);
    }
    expect(posts.some((post) => field(post, 'allow_discussion') === false)).toBe(true);
  });
});

describe.each(languages)('job offers in %s', (language) => {
  const offers = inLanguage('Joboffer', language);

  it.each([
    ['job_offer_location', 'job_offer_locations'],
    ['job_offer_target_groups', 'job_offer_target_groups'],
    ['job_offer_fields_of_work', 'job_offer_fields_of_work'],
    ['job_offer_categories', 'job_offer_categories'],
  ] as const)('take %s from the terms of the settings and leave few unused', (name, setting) => {
    const known = demoSettings[setting].map(({ token }) => token);
    const used = new Set(offers.flatMap((offer) => texts(offer, name)));
    expect([...used].filter((token) => !known.includes(token))).toEqual([]);
    expect(offers.filter((offer) => texts(offer, name).length === 0)).toEqual([]);
    expect(known.length - used.size).toBeLessThanOrEqual(1);
  });

  it('fill every field somewhere', () => {
    for (const name of ['offer_url', 'file', 'image', 'submission_date', 'short_header_text', 'relatedItems'])
      expect(offers.filter((offer) => field(offer, name)).length, name).toBeGreaterThan(0);
    for (const name of ['external_id', 'date_of_issue', 'task_description', 'job_offer_institute_title'])
      expect(
        offers.filter((offer) => !field(offer, name)),
        name,
      ).toEqual([]);
  });

  it('close ahead, but for one that stays open, and have numbers of their own', () => {
    const dates = offers.map((offer) => field(offer, 'submission_date'));
    expect(dates.filter((date) => date === null)).toHaveLength(1);
    expect(dates.filter((date) => date !== null && String(date) <= loaded.slice(0, 10))).toEqual([]);
    expect(new Set(offers.map((offer) => field(offer, 'external_id'))).size).toBe(offers.length);
  });
});

describe('projects and awards', () => {
  it('name persons of the institution', () => {
    for (const item of items.filter(({ type }) => type === 'Project' || type === 'Award')) {
      const members = texts(item, 'members');
      expect(members.length, item.path).toBeGreaterThan(0);
      expect(members.filter((path) => byPath.get(path)?.type !== 'Member')).toEqual([]);
    }
  });

  it('use all ten partners and three providers somewhere, and more than three members once', () => {
    const projects = inLanguage('Project', 'de');
    expect(projects.some((item) => field(item, 'project_partner_10'))).toBe(true);
    expect(projects.some((item) => field(item, 'external_funding_provider_3'))).toBe(true);
    expect(projects.some((item) => field(item, 'external_funding_provider_1_logo'))).toBe(true);
    expect(projects.some((item) => texts(item, 'members').length > 3)).toBe(true);
  });
});

describe.each(languages)('publications in %s', (language) => {
  const shelf = inLanguage('CartItem', language);

  it('may be ordered or not, and have a file or none', () => {
    for (const isOrderable of [true, false])
      for (const hasFile of [true, false])
        expect(
          shelf.some(
            (item) =>
              field(item, 'is_orderable') === isOrderable && (field(item, 'file') !== null) === hasFile,
          ),
          `orderable ${isOrderable}, file ${hasFile}`,
        ).toBe(true);
  });
});

describe.each(languages)('tenders in %s', (language) => {
  it('come from a feed among the files, each with rows of label and value', () => {
    const [tender] = inLanguage('Tender', language);
    const file = byPath.get(String(tender && field(tender, 'feed_url')));
    expect(file?.type).toBe('File');
    const stored = file && field(file, 'file');
    const text = typeof stored === 'object' && stored !== null && 'text' in stored ? String(stored.text) : '';
    const { title, entries } = parseFeed(Buffer.from(text));
    expect(title).toContain('Immerlund');
    expect(entries).toHaveLength(4);
    for (const entry of entries) {
      expect(entry.href).toMatch(/^https:\/\/vergabe\.immerlund\.example\//);
      expect(entry.rows.length).toBeGreaterThanOrEqual(4);
      expect(entry.published && entry.published < loaded).toBe(true);
    }
  });
});

describe.each(languages)('restricted files in %s', (language) => {
  it('are linked from a page that tells their token', () => {
    const restricted = inLanguage('File', language).filter((file) => field(file, 'restricted') === true);
    expect(restricted).toHaveLength(1);
    for (const file of restricted) {
      const token = String(field(file, 'restricted_token'));
      expect(token.length).toBeGreaterThanOrEqual(8);
      const pages = items.filter((item) => linksOf(item).includes(file.path));
      expect(pages.some((page) => JSON.stringify(page.blocks).includes(token))).toBe(true);
    }
  });
});
