import type { Browser, Page } from '@playwright/test';
import { makePage, openEditor, publish, storedOf, tokenOf } from './support/editing';
import { answerForOthers, axeFindings, expect, openPage, sidewaysScroll, test } from './support/journey';

const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const words = {
  de: {
    home: '/de',
    title: 'Eine Seite für Kollegen',
    links: 'Vorschaulinks',
    lifetime: 'Gültigkeit',
    day: '1 Tag gültig',
    make: 'Link anlegen',
    copied: 'Vorschaulink kopiert',
    until: /^Gültig bis/,
    revoke: /^Link zurückziehen/,
    notice: /^Vorschau – noch nicht veröffentlicht · gültig bis/,
    ended: 'Dieser Vorschaulink gilt nicht mehr',
    published: /^Diese Seite ist inzwischen veröffentlicht/,
    toPage: 'Zur Seite',
  },
  en: {
    home: '/en',
    title: 'A page for colleagues',
    links: 'Preview links',
    lifetime: 'Lifetime',
    day: 'Valid for 1 day',
    make: 'Create link',
    copied: 'Preview link copied',
    until: /^Valid until/,
    revoke: /^Revoke link/,
    notice: /^Preview – not published yet · valid until/,
    ended: 'This preview link is no longer valid',
    published: /^This page has been published meanwhile/,
    toPage: 'To the page',
  },
} as const;

/** Somebody else, at another machine and without a session. */
async function colleague(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 1440, height: 900 },
  });
  await answerForOthers(context, baseURL);
  await context.addCookies([{ name: 'confirm_cookies', value: '1', url: baseURL ?? '' }]);
  return context.newPage();
}

for (const language of ['de', 'en'] as const) {
  const said = words[language];

  test(`a colleague sees an unpublished page by a link that its editor has made: ${language}`, async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const path = await makePage(request, said.title, ['Alpha'], said.home);
    const headers = {
      Accept: 'application/json',
      Authorization: `Bearer ${await tokenOf(request, 'siteadmin')}`,
    };
    const file = { data: picture, encoding: 'base64', filename: 'bild.png', 'content-type': 'image/png' };
    const made = await request.post(`/++api++${path}`, {
      headers,
      data: { '@type': 'Image', title: 'Bild', id: 'bild', image: file },
    });
    const { UID: uid } = (await made.json()) as { UID: string };
    const { blocks, blocks_layout: layout } = await storedOf(request, path);
    await request.patch(`/++api++${path}`, {
      headers,
      data: {
        blocks: {
          ...(blocks as object),
          bild: { '@type': 'image', url: `../resolveuid/${uid}`, alt: 'Ein Bild' },
        },
        blocks_layout: { items: [...(layout as { items: string[] }).items, 'bild'] },
      },
    });

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openEditor(page, path);
    await page.locator('.tool-status__state').click();
    const panel = page.getByRole('region', { name: said.links });
    await panel.getByLabel(said.lifetime).selectOption(said.day);
    await panel.getByRole('button', { name: said.make }).press('Enter');
    await expect(panel.getByRole('listitem')).toHaveCount(1);
    await expect(panel.getByRole('listitem')).toHaveText(said.until);
    await expect(page.getByText(said.copied)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const address = new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname;
    expect(address.startsWith(`${path}/@preview/`)).toBe(true);

    const other = await colleague(browser, baseURL);
    await openPage(other, address);
    await expect(other.getByRole('heading', { level: 1, name: said.title })).toBeVisible();
    await expect(other.getByRole('status').filter({ hasText: said.notice })).toBeVisible();
    await expect(other.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const image = other.getByRole('img', { name: 'Ein Bild' });
    await expect(image).toHaveJSProperty('naturalWidth', 1);
    expect(await axeFindings(other)).toEqual([]);
    for (const width of [1440, 820, 390]) {
      await other.setViewportSize({ width, height: 900 });
      await expect(image).toBeVisible();
      expect(await sidewaysScroll(other)).toBe(0);
    }
    await other.context().close();
  });

  test(`what was revoked shows nothing any more, and says so: ${language}`, async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const path = await makePage(request, said.title, ['Alpha'], said.home);
    const headers = {
      Accept: 'application/json',
      Authorization: `Bearer ${await tokenOf(request, 'siteadmin')}`,
    };
    const made = await request.post(`/++api++${path}/@preview-links`, { headers, data: { days: 7 } });
    const { url } = (await made.json()) as { url: string };
    const other = await colleague(browser, baseURL);
    await openPage(other, new URL(url).pathname.replace('/++api++', ''));
    await expect(other.getByRole('heading', { level: 1, name: said.title })).toBeVisible();

    await openEditor(page, path);
    await page.locator('.tool-status__state').click();
    const panel = page.getByRole('region', { name: said.links });
    await panel.getByRole('button', { name: said.revoke }).click();
    await expect(panel.getByRole('listitem')).toHaveCount(0);
    await expect(panel.getByRole('heading', { name: said.links })).toBeFocused();
    await other.reload();
    await expect(other.getByRole('heading', { level: 1, name: said.ended })).toBeVisible();
    expect(await axeFindings(other)).toEqual([]);
    for (const width of [1440, 820, 390]) {
      await other.setViewportSize({ width, height: 900 });
      expect(await sidewaysScroll(other)).toBe(0);
    }
    await other.context().close();
  });
}

test('a preview of what was published meanwhile leads to the page, and the editor needs no link there', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const said = words.de;
  const path = await makePage(request, 'Eine Seite, die noch erscheint', ['Alpha']);
  const headers = {
    Accept: 'application/json',
    Authorization: `Bearer ${await tokenOf(request, 'siteadmin')}`,
  };
  const made = await request.post(`/++api++${path}/@preview-links`, { headers, data: { days: 7 } });
  const { url } = (await made.json()) as { url: string };
  await publish(request, path);

  const other = await colleague(browser, baseURL);
  await openPage(other, new URL(url).pathname.replace('/++api++', ''));
  await expect(other.getByRole('status').filter({ hasText: said.published })).toBeVisible();
  await other.getByRole('link', { name: said.toPage }).click();
  await expect(other).toHaveURL(path);
  await other.context().close();

  await openEditor(page, path);
  await page.locator('.tool-status__state').click();
  const panel = page.getByRole('region', { name: said.links });
  await expect(panel).toContainText('Diese Seite sehen alle');
  await expect(panel.getByRole('button', { name: said.make })).toHaveCount(0);
  await expect(panel.getByRole('button', { name: said.revoke })).toHaveCount(1);
});
