import type { Frame, Page } from '@playwright/test';
import { isDue, turnWithin } from '../../scripts/turn.mjs';
import { logIn, makePage, publish } from './support/editing';
import { axeFindings, expect, sidewaysScroll, test } from './support/journey';
import { pixelsOf } from './support/pixels';
import { quietNetwork } from './support/quiet-network';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Word {
  words: string;
  /** How far its first letter stands from the start of its block. */
  start: number;
  /** Family, size, weight, height of line, and colour. */
  look: [string, number, string, number, string];
}

interface Seen {
  type: string;
  box: [x: number, width: number, height: number];
  /** How far it stays away from the edges of the page, with all that it draws past its box. */
  edges: [left: number, right: number];
  /** How far the ground before it is away, where it or the one before stands on a ground. */
  gap: number | undefined;
  words: Word[];
  /** A formula is edited as it is written, and not as high as it is read. */
  hasFormula: boolean;
}

/** What differs on purpose, and why. */
const exceptions: Readonly<Record<string, readonly 'height'[]>> = {
  // It asks for who said it, though nobody is named: a line that came with the selection would move all below.
  quote: ['height'],
};

/** The blocks of a page with their places and the looks of their words. */
const seenBlocks = (page: Page): Promise<Seen[]> =>
  page.evaluate(() => {
    const root = document.querySelector('#page-edit .blocks, main .blocks');
    const left = root?.getBoundingClientRect().x ?? 0;
    const blocks = [...(root?.querySelectorAll('.block') ?? [])].filter(
      (block) => !block.parentElement?.closest('.block'),
    );
    const sheet = document.querySelector('.tool-editor__sheet')?.getBoundingClientRect();
    const [pageStart, pageEnd] = sheet
      ? [sheet.left, sheet.right]
      : [0, document.documentElement.clientWidth];
    const wide = '.block-teaser-hero, .block-highlight-teaser, .block-parallax';
    let end = 0;
    let wasGround = false;
    let wasEmpty = false;
    return blocks.map((block) => {
      // What stands on a ground is as wide as that, and first or last as high.
      const band = block.parentElement?.closest('.band');
      const own = block.getBoundingClientRect();
      const ground = band?.getBoundingClientRect();
      const top = ground && band?.firstElementChild === block ? ground.top : own.top;
      const bottom = ground && band?.lastElementChild === block ? ground.bottom : own.bottom;
      const { x, width } = ground ?? own;
      const height = bottom - top;
      const drawn = (block.querySelector(wide) ?? block).getBoundingClientRect();
      const isGround = ground !== undefined || block.matches('.block--ground');
      const gap = (isGround || wasGround) && !wasEmpty ? top - end : undefined;
      end = bottom;
      wasGround = isGround;
      wasEmpty = height === 0;
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      const words: Word[] = [];
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        const text = walker.currentNode.textContent?.replace(/\s+/g, ' ').trim() ?? '';
        const ofTool = parent?.closest('.tool, .visually-hidden');
        if (text === '' || !parent?.checkVisibility() || (ofTool && block.contains(ofTool))) continue;
        const { fontFamily, fontSize, fontWeight, lineHeight, color } = getComputedStyle(parent);
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const start = (range.getClientRects()[0]?.x ?? x) - x;
        const look: Word['look'] = [
          fontFamily,
          parseFloat(fontSize),
          fontWeight,
          parseFloat(lineHeight),
          color,
        ];
        words.push({ words: text, start, look });
      }
      const hasFormula = block.querySelector('math') !== null;
      return {
        type: block.classList[1] ?? '',
        box: [x - left, width, height],
        edges: [drawn.left - pageStart, pageEnd - drawn.right],
        gap,
        words,
        hasFormula,
      };
    });
  });

/** A first visit goes without the site's fonts where they come late; whoever edits always has them. */
const showFonts = (page: Page) =>
  page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const faces = rules.flatMap((rule) => (rule instanceof CSSFontFaceRule ? [rule.cssText] : []));
    const style = document.createElement('style');
    style.textContent = faces.join('').replaceAll('optional', 'block');
    document.head.append(style);
    await document.fonts.ready;
  });

/** In a window that shows all of a page, once nothing of it moves any more. */
async function seenAt(page: Page, address: string, width: number): Promise<Seen[]> {
  await page.setViewportSize({ width, height: address.includes('sliders') ? 24_000 : 8000 });
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('#page-edit .blocks, main .blocks').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"], [data-growing]')).toHaveCount(0);
  await showFonts(page);
  await quietNetwork(page);
  let seen: Seen[] = [];
  const isStill = async () => {
    const before = JSON.stringify(seen);
    seen = await seenBlocks(page);
    return seen.length > 0 && JSON.stringify(seen) === before;
  };
  await expect.poll(isStill, { intervals: [500] }).toBe(true);
  return seen;
}

const isNear = (one: unknown, other: unknown): boolean =>
  typeof one === 'number' && typeof other === 'number' ? Math.abs(one - other) <= 0.1 : one === other;

function differencesOf(view: Seen, edit: Seen | undefined): string[] {
  const left = exceptions[view.type] ?? [];
  const [x = 0, width = 0, height = 0] = view.box;
  const [editX = 0, editWidth = 0, editHeight = 0] = edit?.box ?? [];
  const isMoved = Math.abs(x - editX) > 1 || Math.abs(width - editWidth) > 1;
  const reaches = (seen: Seen | undefined) => seen?.edges.map((edge) => Math.abs(edge) <= 1);
  const isFull = reaches(view)?.every(Boolean) === true;
  const isCut = isFull && reaches(edit)?.every(Boolean) !== true;
  const isApart = view.gap !== undefined && Math.abs(view.gap - (edit?.gap ?? 0)) > 1;
  // Fractions of a pixel add up in a long row of words.
  const isAt = (one: number, other: number) => Math.abs(one - other) <= Math.max(1, one * 0.001);
  const isOther = !view.hasFormula && Math.abs(height - editHeight) > Math.max(4, height * 0.04);
  const moved = view.words.flatMap(({ words, start }) => {
    const same = (edit?.words ?? []).filter((each) => each.words === words);
    const isKept = same.length === 0 || same.some((each) => isAt(start, each.start));
    return isKept ? [] : [`${words.slice(0, 30)}: begins at ${start}, not ${same[0]?.start ?? 0}`];
  });
  const looks = view.words.flatMap(({ words, look }) => {
    const same = (edit?.words ?? []).filter((each) => each.words === words);
    const isKept =
      same.length === 0 || same.some((each) => look.every((part, at) => isNear(part, each.look[at])));
    return isKept ? [] : [`${words.slice(0, 30)}: ${look.join(' ')} is ${same[0]?.look.join(' ') ?? ''}`];
  });
  return [
    ...(isMoved ? [`at ${x}, ${width} wide, is at ${editX}, ${editWidth} wide`] : []),
    ...(isCut ? [`runs over the page, ends ${edit?.edges.join(' and ') ?? ''} before the edges`] : []),
    ...(isApart ? [`${view.gap} after the one before, is ${edit?.gap} after it`] : []),
    ...(isOther && !left.includes('height') ? [`${height} high is ${editHeight} high`] : []),
    ...moved,
    ...looks,
  ].map((difference) => `${view.type}: ${difference}`);
}

/** Beside rail and form the sheet is as wide as a page at 1440 pixels. */
const editorWidth = 1924;

const pages = [
  '/de/bausteine/texts',
  '/de/bausteine/media',
  '/de/bausteine/grids',
  '/de/bausteine/teasers',
  '/de/bausteine/panels',
  '/de/bausteine/sliders',
  '/en/building-blocks/texts',
];
for (const [index, path] of pages.entries()) {
  if (!isDue(index, turnWithin(), 2)) continue;
  test(`blocks are drawn in the editor as on the page: ${path}`, async ({ page }) => {
    const view = await seenAt(page, path, 1440);
    const closed = await page
      .locator('main .block-accordion__panel')
      .evaluateAll((panels) => panels.map((panel) => (panel as HTMLElement).dataset['open'] !== 'true'));
    await logIn(page);
    // Other journeys leave what only editors see, and lists show it to them.
    await page.route(/@(querystring-)?search/, async (route) => {
      const headers = Object.entries(route.request().headers());
      await route.continue({
        headers: Object.fromEntries(headers.filter(([name]) => name !== 'authorization')),
      });
    });
    const types = view.map(({ type }) => type);
    await seenAt(page, `${path}/edit`, editorWidth);
    await expect.poll(async () => (await seenBlocks(page)).map(({ type }) => type)).toEqual(types);
    // Panels stand open for editors: those that are closed for visitors are folded.
    const folds = page.locator('#page-edit .block-accordion__panel .tool-accordion__fold');
    await folds.evaluateAll((buttons, fold) => {
      for (const [at, button] of buttons.entries()) if (fold[at]) (button as HTMLElement).click();
    }, closed);
    // One without content is nothing to visitors, and asks editors for it.
    const filled = view.flatMap((block, at) => ((block.box[2] ?? 0) > 0 ? [at] : []));
    expect(filled.length).toBeGreaterThan(15);
    const differences = async () => {
      const edit = await seenBlocks(page);
      return filled.flatMap((at) => differencesOf(view[at] as Seen, edit[at]));
    };
    await expect.poll(differences).toEqual([]);
  });
}

test('what runs over the page runs over the sheet, and neighbours on one ground are one section', async ({
  page,
  request,
}) => {
  const words = (plaintext: string, more: object) => ({
    '@type': 'slate',
    plaintext,
    value: [{ type: 'p', children: [{ text: plaintext }] }],
    ...more,
  });
  const ground = (bg_color: string, isFull = true) => ({ bg_color, useFullBackgroundContainer: isFull });
  const teaser = { href: [{ '@id': '/de/forschung' }], title: 'Woran geforscht wird', description: 'Dies.' };
  const picture = '/de/bilder/waves';
  const path = await makePage(request, 'Eine Seite bis zum Rand', [
    { '@type': 'teaserHero', ...teaser, variation: 'top' },
    'Vorher',
    words('Himmel', ground('sky')),
    { '@type': 'heading', heading: 'Auch Himmel', ...ground('sky') },
    words('Und noch Himmel', ground('sky')),
    words('Nebel', ground('fog')),
    { '@type': 'teaserHero', ...teaser, variation: 'left' },
    words('Nebel, so breit wie der Text', ground('fog', false)),
    words('Darunter', ground('fog', false)),
    words('Himmel, so breit wie der Text', ground('sky', false)),
    'Nachher',
    { '@type': 'teaserHero', ...teaser, variation: 'right' },
    { '@type': 'highlightTeaser', ...teaser, width: '100%', height: '325px' },
    { '@type': 'highlightTeaserParallax', ...teaser, width: '100%', height: '325px', flagAlign: 'right' },
    { '@type': 'parallaxBlock', imageUrl: picture, text: 'Wo das Meer beginnt' },
    { '@type': 'teaserTransparent', ...teaser, preview_image: picture },
  ]);
  await publish(request, path);
  const view = await seenAt(page, path, 1440);
  const atEdges = view.filter(({ edges }) => edges.every((edge) => Math.abs(edge) <= 1));
  expect(atEdges.map(({ type }) => type)).toEqual([
    'teaserHero',
    'teaserHero',
    'teaserHero',
    'highlightTeaser',
    'highlightTeaserParallax',
    'parallaxBlock',
  ]);
  await logIn(page);
  await seenAt(page, `${path}/edit`, editorWidth);
  const differences = async () => {
    const edit = await seenBlocks(page);
    return view.flatMap((block, at) => differencesOf(block, edit[at]));
  };
  await expect.poll(differences).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  // The ground is painted through between them, and to the edges of the sheet.
  const first = await page.locator('[data-block]', { hasText: 'Himmel' }).first().boundingBox();
  const next = await page.locator('[data-block]', { hasText: 'Auch Himmel' }).boundingBox();
  const sheet = await page.locator('.tool-editor__sheet').boundingBox();
  if (!first || !next || !sheet) throw new Error('The sections are not drawn.');
  const seen = await pixelsOf(page);
  const colourAt = (x: number, y: number) => {
    const at = (Math.round(y) * seen.width + Math.round(x)) * 3;
    return [...seen.data.subarray(at, at + 3)];
  };
  const middle = (first.y + first.height + next.y) / 2;
  const inside = colourAt(first.x + first.width - 4, first.y + 4);
  expect(inside).not.toEqual([255, 255, 255]);
  for (const x of [sheet.x + 3, first.x + 100, sheet.x + sheet.width - 3])
    for (const y of [first.y + 4, middle, next.y + 4]) expect(colourAt(x, y)).toEqual(inside);

  // On narrow screens as well.
  for (const width of [820, 390]) {
    await seenAt(page, `${path}/edit`, width);
    const edges = (await seenBlocks(page)).filter(({ type }) => type === 'teaserHero');
    for (const block of edges) for (const edge of block.edges) expect(Math.abs(edge)).toBeLessThanOrEqual(1);
    expect(await sidewaysScroll(page)).toBe(0);
  }
});

/** In how many columns each row of blocks and each list stands. */
const columnsOf = (page: Page): Promise<number[]> =>
  page
    .locator('.blocks :is(.block-grid__columns, .listing-items)')
    .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).gridTemplateColumns.split(' ').length));

test('beside the form as many columns stand in a row as on the page', async ({ page }) => {
  await seenAt(page, '/de/bausteine/grids', 1440);
  const onPage = await columnsOf(page);
  expect(onPage).toContain(3);
  await logIn(page);
  await seenAt(page, '/de/bausteine/grids/edit', 1440);
  await expect(page.locator('.tool-sidebar')).toBeVisible();
  await expect.poll(() => columnsOf(page)).toEqual(onPage);
});

type Piece = [words: string, x: number, y: number, width: number, height: number];

/** The parts of header or breadcrumb that can be seen, with their places. */
const piecesOf = (shown: Page | Frame, selector: string): Promise<Piece[]> =>
  shown.locator(selector).evaluateAll((parts) =>
    parts
      .filter((part) => part.checkVisibility())
      .map((part): Piece => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const round = (length: number) => Math.round(length * 10) / 10;
        return [part.textContent?.trim() ?? '', round(x), round(y), round(width), round(height)];
      }),
  );

const headerParts = [
  '.header-bar__link',
  '.language-switcher',
  '.logo',
  '.main-navigation__link',
  '.site-header__search',
  '#navigation-narrow',
  '.name-row__name',
  '.own-navigation__link',
].join();

/** The window in which the header of a page is drawn that is edited, once it is there. */
async function headerFrame(page: Page): Promise<Frame> {
  const frame = await (await page.locator('.tool-head__window').elementHandle())?.contentFrame();
  if (!frame) throw new Error('The header has no window.');
  await expect(frame.locator('.site-header')).toBeVisible();
  return frame;
}

/** The breadcrumb from the corner at which the first block begins. */
async function crumbsOf(page: Page): Promise<Piece[]> {
  const from = await page.locator('#page-edit .blocks .block, main .blocks .block').first().boundingBox();
  const pieces = await piecesOf(page, '.breadcrumbs__item');
  return pieces.map(([words, x, y, ...size]) => [
    words,
    Math.round(x - (from?.x ?? 0)),
    Math.round(y - (from?.y ?? 0)),
    ...size,
  ]);
}

/** Takes pages out of the menu that other journeys have left there, and that nobody sees without a login. */
const keepEntries = (frame: Frame, kept: readonly unknown[]) =>
  frame.locator('.main-navigation__entry').evaluateAll((entries, names) => {
    for (const entry of entries) {
      const words = entry.querySelector('.main-navigation__link')?.textContent?.trim();
      if (!names.includes(words)) entry.remove();
    }
  }, kept);

for (const path of ['/de/bausteine/texts', '/en/building-blocks/texts', '/de/institute/zellbiophysik'])
  test(`header and breadcrumb stand above the sheet as on the page: ${path}`, async ({ page }) => {
    await seenAt(page, path, 1440);
    const crumbs = await crumbsOf(page);
    expect(crumbs.length).toBeGreaterThan(1);
    const header = await piecesOf(page, headerParts);
    expect(header.length).toBeGreaterThan(8);
    await logIn(page);
    await seenAt(page, `${path}/edit`, editorWidth);
    const frame = await headerFrame(page);
    expect(await frame.evaluate(() => window.innerWidth)).toBe(1440);
    const seen = async () => {
      await keepEntries(
        frame,
        header.map(([words]) => words),
      );
      return piecesOf(frame, headerParts);
    };
    await expect.poll(seen).toEqual(header);
    await expect.poll(() => crumbsOf(page)).toEqual(crumbs);
  });

for (const [width, isNarrow] of [
  [1440, false],
  [1100, true],
  [820, true],
  [390, true],
] as const)
  test(`the header comes into its room, whole in the sheet and out of reach: ${width}`, async ({ page }) => {
    await logIn(page);
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      const heights = new Set<number>();
      Object.assign(window, { heights });
      const look = () => {
        const height = document.querySelector('.tool-head')?.getBoundingClientRect().height;
        if (height !== undefined) heights.add(Math.round(height));
        requestAnimationFrame(look);
      };
      look();
    });
    for (const path of ['/de/forschung/edit', '/de/institute/zellbiophysik/edit']) {
      await page.goto(path);
      const frame = await headerFrame(page);
      await quietNetwork(page);
      await expect(frame.locator('#navigation-narrow')).toBeVisible({ visible: isNarrow });
      // Nothing of it is cut or scrolled to, in its window or in the sheet.
      const overflow = await frame.locator('.site-header').evaluate((header) => {
        const below = (header.parentElement?.offsetHeight ?? 0) - window.innerHeight;
        return [document.documentElement.scrollWidth - window.innerWidth, below];
      });
      expect(overflow).toEqual([0, 0]);
      expect(await sidewaysScroll(page)).toBe(0);
      const head = page.locator('.tool-head');
      const box = await head.boundingBox();
      const blocks = await page.locator('#page-edit .blocks').first().boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(blocks?.y ?? 0);
      await expect(head).toHaveAttribute('inert', '');
      await page.evaluate(() => window.scrollTo(0, 600));
      await expect(frame.locator('.site-header')).toHaveAttribute('data-condensed', 'false');
      const heights = await page.evaluate(() => [...(window as unknown as { heights: Set<number> }).heights]);
      expect(heights).toHaveLength(1);
    }
    expect(await axeFindings(page)).toEqual([]);
  });
