import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { isDue, turnWithin } from '../../scripts/turn.mjs';
import { expect, settled, test } from './support/journey';
import { hideWords, linesOf, pixelsOf, worstContrast } from './support/pixels';
import { demoPaths, useVariants, variants } from './support/sweep';

const isFull = process.env.PORTAL_FULL === '1';
const widths = [390, 820, 1000, 1440];
const furtherWidths = [640, 1200, 1920];
/** Everything that may have a picture for its ground; buttons and fields bring grounds of their own. */
const pictured =
  '.block-teaser-hero--top, .block-teaser-hero--curved, .name-row--blog, .name-row--project, .project-header .site-header__row';
const ownGround = '.button, .local-search, .local-search-link, [data-own-ground], .visually-hidden';

/** The variants take turns. */
const variantsDue = [...variants.entries()].filter(([place]) => isDue(place, turnWithin(), variants.length));

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout((isFull ? 12 : 3) * 60_000);

/** Pages with words on a picture, as stored: lead pictures, blogs and projects themselves. */
async function picturedPaths(request: APIRequestContext): Promise<string[]> {
  const found: string[] = [];
  for (const path of await demoPaths(request)) {
    const answer = await request.get(`/++api++${path}`, { headers: { Accept: 'application/json' } });
    const item = (await answer.json()) as {
      '@type': string;
      blocks?: Record<string, Record<string, unknown>>;
      blocks_layout?: { items: string[] };
    };
    // One that stands among other blocks is no lead: it is not on the first screen, which is what is measured.
    const first = (item.blocks_layout?.items ?? []).slice(0, 3);
    const hasLead = first.some((id) => {
      const block = item.blocks?.[id];
      return block?.['@type'] === 'teaserHero' && !['left', 'right'].includes(String(block['variation']));
    });
    if (hasLead || ['BlogFolder', 'ProjectSite'].includes(item['@type'])) found.push(path);
  }
  return found;
}

/** Once fonts and pictures are there, and what a new width changes is painted. */
async function drawn(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
  });
}

/** The lines that cannot be read well, at every width. */
async function faintLines(page: Page, at: readonly number[]): Promise<string[]> {
  const faint: string[] = [];
  for (const width of at) {
    await page.setViewportSize({ width, height: 1400 });
    await drawn(page);
    const lines = await linesOf(page, pictured, ownGround);
    expect(lines.length, `words on pictures at ${width}`).toBeGreaterThan(0);
    const showWords = await hideWords(page);
    const ground = await pixelsOf(page);
    await showWords();
    for (const line of lines) {
      const contrast = worstContrast(ground, line);
      if (contrast < 4.5) faint.push(`${line.words} at ${width}: ${contrast.toFixed(2)}`);
    }
  }
  return faint;
}

async function faintOn(page: Page, path: string, at: readonly number[]): Promise<string[]> {
  await page.goto(path);
  await settled(page);
  return await faintLines(page, at);
}

/** Each page in the variant whose turn it is, or in all. */
for (const [turn, variant] of variantsDue)
  test(`words on the demo's pictures keep 4.5 : 1 in ${variant}`, async ({ page, request }) => {
    (await useVariants(page))(variant);
    const paths = await picturedPaths(request);
    expect(paths).toEqual(expect.arrayContaining(['/de', '/en', '/de/aktuelles/blog', '/en/news/blog']));
    const faint: Record<string, string[]> = {};
    for (const [index, path] of paths.entries())
      if (isFull || index % variants.length === turn) faint[path] = await faintOn(page, path, widths);
    expect(Object.entries(faint).filter(([, lines]) => lines.length > 0)).toEqual([]);
  });

/** What no editor's picture exceeds. */
for (const [, variant] of variantsDue)
  for (const colour of variant === 'default' ? ['white', 'black'] : ['white'])
    test(`words keep 4.5 : 1 on a picture that is nothing but ${colour} in ${variant}`, async ({ page }) => {
      const picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background: colour } })
        .png()
        .toBuffer();
      await page.route(/\/@@images\//, (route) => route.fulfill({ contentType: 'image/png', body: picture }));
      (await useVariants(page))(variant);
      const faint: Record<string, string[]> = {};
      for (const path of ['/de', '/en/news/blog', '/de/projekte/tidentakt', '/en/projects/flickwerk'])
        faint[path] = await faintOn(page, path, [...widths, ...furtherWidths]);
      expect(Object.entries(faint).filter(([, lines]) => lines.length > 0)).toEqual([]);
    });
