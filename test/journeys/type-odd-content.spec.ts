import type { Page } from '@playwright/test';
import { isDue, turnWithin } from '../../scripts/turn.mjs';
import { axeFindings, expect, settled, sidewaysScroll, test } from './support/journey';

test.describe.configure({ timeout: 120_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Each type that has a page of its own, and one that nobody knows. */
const types = [
  'Document',
  'Intro',
  'Subsite',
  'ProjectSite',
  'LRF',
  'Institut',
  'Institutsbereich',
  'Folder',
  'LIF',
  'File',
  'Image',
  'Meldung',
  'News Item',
  'Post',
  'BlogFolder',
  'Author',
  'BlogTag',
  'Event',
  'EmbeddedPage',
  'Joboffer',
  'JobOfferContainer',
  'Tender',
  'Project',
  'Award',
  'Cart',
  'CartItem',
  'Research Group',
  'OE',
  'Regelung',
  'FAQ Item',
  'Member',
  'Something',
];

const noBreak = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(239).slice(0, 10_000);
const mixed = `\u202E<b>שלום</b> =cmd|' /C calc'!A0 🦀👩‍👩‍👧‍👦 \u2067مرحبا`;

/** What a server makes of a page by itself, and what is no text of an editor. */
const isKept = (name: string, value: string): boolean =>
  /^(@|UID$|id$|type|language|layout|parent|portal_type|review_state|token|href|url$|download|content-type|variation|created|modified|effective|start|end)/.test(
    name,
  ) || /^(https?:|\/|[\da-f-]{32,}$|\d{4}-\d\d)/.test(value);

/** With these words in every text that editors write, blocks apart. */
function withWords(value: unknown, words: string, name = ''): unknown {
  if (typeof value === 'string') return isKept(name, value) ? value : words;
  if (Array.isArray(value)) return value.map((each) => withWords(each, words, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      ['blocks', 'blocks_layout', '@components', 'scales', 'image_scales'].includes(key)
        ? each
        : withWords(each, words, key),
    ]),
  );
}

function withoutScales(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutScales);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !['scales', 'image_scales', 'width', 'height'].includes(name))
      .map(([name, each]) => [name, name === '@components' ? each : withoutScales(each)]),
  );
}

const few = ['UID', 'id', 'title', 'is_folderish', 'review_state'];
const stored: Readonly<Record<string, (content: object) => object>> = {
  'hardly a field': (content) =>
    Object.fromEntries(
      Object.entries(content).filter(([name]) => name.startsWith('@') || few.includes(name)),
    ),
  'words of 10,000 letters': (content) => withWords(content, noBreak) as object,
  'two directions, emoji, markup and formulas': (content) => withWords(content, mixed) as object,
  'pictures without scales': (content) => withoutScales(content) as object,
};

/** Has the page at a path come as another says, asked for by the browser rather than written into the document. */
async function answerWith(page: Page, path: string, change: (content: object) => object): Promise<void> {
  await page.unrouteAll();
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      const body = text.replace(/<script[^>]*id="first-answer"[\s\S]*?<\/script>/, '');
      await route.fulfill({ response: answer, body });
    },
  );
  await page.route(
    (url) => url.pathname === `/++api++${path}`,
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: change((await answer.json()) as object) });
    },
  );
}

for (const [index, type] of types.entries()) {
  if (!isDue(index, turnWithin(), 4)) continue;
  test(`the page of a ${type} stands whatever its fields hold`, async ({ page, request }) => {
    const found = await request.get(
      `/++api++/@search?portal_type=${encodeURIComponent(type)}&b_size=1&sort_on=path`,
      { headers: { Accept: 'application/json' } },
    );
    const { items } = (await found.json()) as { items: { '@id': string }[] };
    const path = items[0] ? new URL(items[0]['@id']).pathname : '/de/impressum';
    for (const [name, change] of Object.entries(stored)) {
      await answerWith(page, path, (content) => ({ ...change(content), '@type': type }));
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await settled(page);
      expect(await sidewaysScroll(page), `${name} at 390`).toBe(0);
      expect(await axeFindings(page), name).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
      expect(await sidewaysScroll(page), `${name} at 1440`).toBe(0);
    }
  });
}
