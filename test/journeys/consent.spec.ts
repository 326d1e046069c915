import type { Page } from '@playwright/test';
import { askForContent } from './support/asked-content';
import { axeFindings, expect, openPage, sidewaysScroll, tabTo, test } from './support/journey';

const halo = '/de/forschung/grossgeraete/halo';

/** Lists every request that leaves the site, and answers it with an empty page: nothing is asked of the providers. */
async function watchOthers(page: Page, baseURL: string | undefined): Promise<string[]> {
  const own = new URL(baseURL ?? '').host;
  const asked: string[] = [];
  await page.context().route(
    (url) => url.host !== own && /^https?:$/.test(url.protocol),
    (route) => {
      asked.push(new URL(route.request().url()).host);
      return route.fulfill({ contentType: 'text/html', body: '<title>Provider</title>' });
    },
  );
  return asked;
}

async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
}

test('a YouTube video asks for consent first; after it the player comes, and the choice is kept for a month', async ({
  page,
  baseURL,
}) => {
  const asked = await watchOthers(page, baseURL);
  await openPage(page, halo);
  await seeAll(page);
  const gate = page.locator('.consent-gate', { hasText: 'YouTube' });
  await expect(gate).toContainText(
    'Dieser Inhalt wird gerade nicht angezeigt, weil YouTube-Cookies in Ihren Datenschutzeinstellungen ausgeschaltet sind.',
  );
  expect(asked).toEqual([]);
  await expect(page.locator('main iframe')).toHaveCount(0);

  const button = gate.getByRole('button', { name: 'Datenschutzeinstellungen anpassen' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Ihre Privatsphäre' });
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  expect(asked).toEqual([]);

  await button.click();
  await dialog.getByRole('switch', { name: /YouTube/ }).check();
  await dialog.getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect(gate).toHaveCount(0);
  const start = page.getByRole('button', { name: /Ein Schuss im Plasmaexperiment HALO.* abspielen/ });
  await start.click();
  await expect(
    page.locator('iframe[src^="https://www.youtube-nocookie.com/embed/ImmrLund042"]'),
  ).toBeVisible();
  await expect.poll(() => asked).toContain('www.youtube-nocookie.com');
  expect(new Set(asked)).toEqual(new Set(['www.youtube-nocookie.com']));

  const cookie = (await page.context().cookies()).find(({ name }) => name === 'confirm_youtube');
  expect(cookie?.value).toBe('1');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(27);
  expect(days).toBeLessThan(32);
  await page.reload();
  await expect(page.getByRole('button', { name: /HALO.* abspielen/ })).toBeVisible();
});

test('Vimeo has no module: „Inhalt laden“ shows it, and that is remembered until the tab closes', async ({
  page,
  context,
  baseURL,
}) => {
  const asked = await watchOthers(page, baseURL);
  await openPage(page, halo);
  await seeAll(page);
  const load = page.getByRole('button', { name: 'Inhalt laden' });
  await expect(load).toBeVisible();
  expect(asked).toEqual([]);
  await load.click();
  const frame = page.locator('iframe[src^="https://player.vimeo.com/video/90041700417"]');
  await expect(frame).toBeVisible();
  await expect.poll(() => new Set(asked)).toEqual(new Set(['player.vimeo.com']));
  await page.reload();
  await expect(frame).toBeAttached();

  const otherTab = await context.newPage();
  await openPage(otherTab, halo);
  await expect(otherTab.getByRole('button', { name: 'Inhalt laden' })).toBeVisible();
  await expect(otherTab.locator('main iframe')).toHaveCount(0);
});

/** Blocks as editors might leave them: each has a picture or a frame that lies elsewhere. */
const elsewhere: readonly Record<string, unknown>[] = [
  {
    '@type': 'html',
    html: '<p>Ein Zähler <img src="https://bilder.example/zaehler.gif" alt="Zählerstand"></p><iframe src="https://rahmen.example/"></iframe>',
  },
  { '@type': 'image', url: 'https://bilder.example/zellen.png', alt: 'Zellen von anderswo' },
  {
    '@type': 'video',
    url: 'https://vimeo.com/90041700417',
    preview_image: 'https://img.youtube.com/vi/ImmrLund042/sddefault.jpg',
  },
  {
    '@type': 'slate',
    value: [
      {
        type: 'p',
        children: [
          { type: 'img', url: 'https://bilder.example/b.png', alt: 'Bild', children: [{ text: '' }] },
        ],
      },
    ],
  },
  { '@type': 'teaser', title: 'Anriss', href: '/de', preview_image: 'https://i.ytimg.com/vi/x/hq.jpg' },
];

test('nothing of other sites is fetched unasked, whatever editors paste: pictures neither', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !host.startsWith('127.0.0.1')) asked.push(request.url());
  });
  await askForContent(page);
  await page.route(/\+\+api\+\+\/de\/forschung\/grossgeraete\/halo(\?|$)/, async (route) => {
    const answer = await route.fetch();
    const content = (await answer.json()) as { blocks: object; blocks_layout: { items: string[] } };
    const own = Object.fromEntries(elsewhere.map((block, index) => [`fern-${index}`, block]));
    content.blocks = { ...content.blocks, ...own };
    content.blocks_layout.items.push(...Object.keys(own));
    await route.fulfill({ response: answer, json: content });
  });
  await openPage(page, halo);
  await seeAll(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Zählerstand' })).toHaveAttribute(
    'href',
    'https://bilder.example/zaehler.gif',
  );
  // The policy blocks this host, so that no button could load its picture.
  await expect(main.getByRole('link', { name: 'Bei bilder.example öffnen' })).toHaveAttribute(
    'href',
    'https://bilder.example/zellen.png',
  );
  await expect(main.locator('.consent-gate', { hasText: 'bilder.example' })).toHaveCount(0);
  await expect(main.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('a map of Google’s is kept back until the visitor allows it', async ({ page, baseURL }) => {
  const asked = await watchOthers(page, baseURL);
  await openPage(page, '/de/anfahrt');
  await seeAll(page);
  const gate = page.locator('.consent-gate');
  await expect(gate).toContainText(
    'weil Google-Cookies in Ihren Datenschutzeinstellungen ausgeschaltet sind',
  );
  expect(asked).toEqual([]);
  await gate.getByRole('button', { name: 'Datenschutzeinstellungen anpassen' }).click();
  await page.getByRole('switch', { name: /Google/ }).check();
  await page.getByRole('button', { name: 'Auswahl speichern' }).click();
  const frame = page.getByTitle('Lageplan des Forschungszentrums an der Wispe');
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.google\.com\/maps\?/);
  await expect.poll(() => new Set(asked)).toEqual(new Set(['www.google.com']));

  const before = asked.length;
  await page.getByRole('contentinfo').getByRole('button', { name: 'Datenschutzeinstellungen' }).click();
  await page.getByRole('switch', { name: /Google/ }).uncheck();
  await page.getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect(frame).toHaveCount(0);
  await expect(gate).toBeVisible();
  await page.reload();
  await seeAll(page);
  await expect(gate).toBeVisible();
  expect(asked).toHaveLength(before);
});

test('who refuses in the settings is asked again, and nothing is loaded', async ({ page, baseURL }) => {
  const asked = await watchOthers(page, baseURL);
  await openPage(page, '/en/directions');
  const customise = page.getByRole('button', { name: 'Customize Privacy Settings' });
  await customise.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save choice' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(customise).toBeVisible();
  await expect(page.locator('.consent-gate')).toContainText(
    'You can not view this content at this moment because you have selected to disable Google cookies in the privacy settings.',
  );
  expect(asked).toEqual([]);
});

test.describe('the first visit', () => {
  test.use({ hasAnswered: false });

  test('asks once, by keyboard too, requests nothing of others before, and takes consent back from the footer', async ({
    page,
    baseURL,
  }) => {
    const asked = await watchOthers(page, baseURL);
    await openPage(page, halo);
    const banner = page.getByRole('region', { name: 'Ihre Privatsphäre' });
    await expect(banner).toBeVisible();
    await seeAll(page);
    expect(asked).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);

    await page.keyboard.press('Tab');
    await expect(banner.getByRole('link', { name: 'Datenschutz' })).toBeFocused();
    await tabTo(page, 'Mehr anzeigen');
    await page.keyboard.press('Enter');
    const settings = page.getByRole('dialog', { name: 'Ihre Privatsphäre' });
    await expect(settings).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await settings.getByRole('switch', { name: /YouTube/ }).press('Space');
    await settings.getByRole('button', { name: 'Auswahl speichern' }).press('Enter');
    await expect(settings).toBeHidden();
    await expect(banner).toBeHidden();
    await expect(page.locator('.consent-gate', { hasText: 'YouTube' })).toHaveCount(0);
    expect(asked).toEqual([]);

    await page.reload();
    await expect(page.locator('main h1')).toBeVisible();
    await expect(banner).toBeHidden();
    const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Datenschutzeinstellungen' });
    await opener.click();
    await settings.getByRole('switch', { name: /YouTube/ }).uncheck();
    await settings.getByRole('button', { name: 'Auswahl speichern' }).click();
    await expect(opener).toBeFocused();
    await expect(page.locator('.consent-gate', { hasText: 'YouTube' })).toBeVisible();
    expect(asked).toEqual([]);
  });

  for (const width of [390, 820, 1440])
    test(`shows the whole question at ${width} px, and all answers can be reached`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openPage(page, '/en');
      const banner = page.getByRole('region', { name: 'Your privacy' });
      for (const name of ['Show more', 'Necessary only', 'Agree to all'])
        await expect(banner.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      await banner.getByRole('button', { name: 'Show more' }).click();
      for (const name of ['Agree to all', 'Save choice'])
        await expect(page.getByRole('dialog').getByRole('button', { name })).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
      await page.keyboard.press('Escape');
      await banner.getByRole('button', { name: 'Agree to all' }).click();
      await expect(banner).toBeHidden();
      await expect(page.locator('main')).toBeFocused();
    });
});
