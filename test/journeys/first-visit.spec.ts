import type { Page, Request } from '@playwright/test';
import { askForContent } from './support/asked-content';
import { logIn, makePage, publish, tokenOf } from './support/editing';
import { expect, needsAddOn, openPage, test } from './support/journey';
import { quietNetwork } from './support/quiet-network';

/** Paths of all API calls of the page, pictures left out. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/++api++') && !url.pathname.includes('@@images'))
      calls.push(url.pathname.replace('/++api++', ''));
  });
  return calls;
}

/** Waits until the server, which may just have started, has the page's content at hand. */
async function untilServed(page: Page, path: string): Promise<void> {
  const served = async () => (await page.request.get(path, { headers: { accept: 'text/html' } })).text();
  await expect.poll(served).toContain('id="first-answer"');
}

for (const path of ['/de/impressum', '/en/legal-notice', '/de/forschung/grossgeraete/halo'])
  test(`an anonymous visit to ${path}, which has no listing, makes no API call`, async ({ page }) => {
    await untilServed(page, path);
    const calls = watchCalls(page);
    await openPage(page, path);
    await quietNetwork(page);
    expect(calls).toEqual([]);
    await expect(page.locator('#first-answer')).toHaveCount(0);
    // What the server said in the head for those that run no scripts, the app says itself.
    await expect(page.locator('head [data-served]')).toHaveCount(0);
    await expect(page.locator('head link[rel="canonical"]')).toHaveCount(1);
    const served = async () => (await page.request.get(path, { headers: { accept: 'text/html' } })).text();
    await expect.poll(served).toMatch(/<meta property="og:title" content="[^"]+" data-served>/);
    await expect(page.getByRole('navigation', { name: /Hauptnavigation|Main navigation/ })).toContainText(
      /Forschung|Research/,
    );
  });

test('where the server puts no content into the page, a visit makes one API call', async ({ page }) => {
  await askForContent(page);
  const calls = watchCalls(page);
  await openPage(page, '/de/impressum');
  await quietNetwork(page);
  expect(calls).toEqual(['/de/impressum']);
});

test('whoever is logged in asks for each page that is opened, and sees what is private', async ({ page }) => {
  await logIn(page);
  await openPage(page, '/de/impressum');
  const calls = watchCalls(page);
  await page.reload();
  await expect(page.locator('main h1')).toBeVisible();
  expect(calls.filter((path) => path === '/de/impressum')).toHaveLength(1);
  await openPage(page, '/de/zusammenarbeit/gastwohnungen');
  await expect(page.locator('main h1')).toHaveText('Gastwohnungen am Wehr');
});

test('content that looks like markup comes with the page, and stays words', async ({ page }) => {
  const hostile = '</script><!--<script>window.hit=1</script>--><img src=x onerror="window.hit=1"> & $&';
  const path = await makePage(page.request, hostile, [`${hostile} \u2028`]);
  await publish(page.request, path);
  await untilServed(page, path);
  const calls = watchCalls(page);
  await openPage(page, path);
  await expect(page.locator('main h1')).toContainText('</script><!--<script>window.hit=1</script>');
  await expect(page.locator('main p').first()).toContainText('onerror="window.hit=1"');
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  expect(calls).not.toContain(path);
});

test('a change is in the page that the next visitor gets', async ({ page }) => {
  const path = await makePage(page.request, 'Vor der Änderung', ['Worte.']);
  await publish(page.request, path);
  await untilServed(page, path);
  await openPage(page, path);
  await expect(page.locator('main h1')).toHaveText('Vor der Änderung');
  const answer = await page.request.patch(`/++api++${path}`, {
    headers: {
      Accept: 'application/json',
      Authorization: `Bearer ${await tokenOf(page.request, 'siteadmin')}`,
    },
    data: { title: 'Nach der Änderung' },
  });
  expect(answer.status()).toBe(204);
  await page.reload();
  await expect(page.locator('main h1')).toHaveText('Nach der Änderung');
});

test.describe('a browser that speaks English', () => {
  test.use({ locale: 'en-US' });

  test('asks for a page without a language, whose words come with it in German', async ({ page }) => {
    needsAddOn();
    await untilServed(page, '/profile/torsen');
    const calls = watchCalls(page);
    await openPage(page, '/profile/torsen');
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeAttached();
    expect(calls.filter((path) => path === '/profile/torsen')).toHaveLength(1);
  });
});

test('a page without a language is asked for once as well: its early answer is not thrown away', async ({
  page,
}) => {
  needsAddOn();
  await askForContent(page);
  const calls = watchCalls(page);
  await openPage(page, '/profile/torsen');
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toContainText('Forschung');
  expect(calls.filter((path) => path === '/profile/torsen')).toHaveLength(1);
});

for (const language of ['de', 'en'])
  test(`the search in ${language} is asked once, and its later pages are there at once`, async ({ page }) => {
    needsAddOn();
    const calls = watchCalls(page);
    const said: string[] = [];
    await page.exposeFunction('keepWords', (words: string) => said.push(words));
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const words = document.querySelector('.search-page__nothing')?.textContent;
        if (words) (window as unknown as { keepWords: (words: string) => void }).keepWords(words);
      }).observe(document, { childList: true, subtree: true });
    });
    await openPage(page, `/${language}/search?SearchableText=immerlund&page=2`);
    await expect(page.locator('.search-hit').first()).toBeVisible();
    // The page itself, and how many hits there are in the other language.
    expect(calls.filter((path) => path === '/@solr')).toHaveLength(2);
    expect(said).toEqual([]);
  });

test('the content call leaves before the bundle has arrived', async ({ page }) => {
  await askForContent(page);
  const isCall = (request: Request) => request.url().includes('/++api++/');
  let calls = 0;
  page.on('request', (request) => {
    if (isCall(request)) calls += 1;
  });
  const call = page.waitForRequest(isCall);
  // A call that needed the bundle would wait for ever.
  await page.route('**/assets/*.js', async (route) => {
    await call;
    await route.continue();
  });
  await openPage(page, '/de/impressum');
  expect(calls).toBe(1);
});

test('the libraries run before the site that needs them has arrived, and are fetched once', async ({
  page,
}) => {
  const asked: string[] = [];
  let arrive: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  page.on('request', (request) => asked.push(request.url()));
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/de/impressum', { waitUntil: 'commit' });
  const libraries = page.locator('script[src*="/assets/libraries-"]');
  await libraries.evaluate(
    (script) =>
      new Promise<void>((resolve) => {
        const { src } = script as HTMLScriptElement;
        const hasRun = () => performance.getEntriesByName(src).length > 0;
        if (hasRun()) resolve();
        else script.addEventListener('load', () => resolve());
      }),
  );
  await expect(page.locator('main h1')).toHaveCount(0);
  arrive();
  await expect(page.locator('main h1')).toBeVisible();
  expect(asked.filter((url) => url.includes('/assets/libraries-'))).toHaveLength(1);
});

test('the words leave before the bundle has arrived, in the page’s language, on screens of the app too', async ({
  page,
}) => {
  for (const path of ['/en/legal-notice', '/en/login']) {
    const words = page.waitForRequest(/\/assets\/visitor-[^/]*\.js$/);
    const isWords = (url: URL) => /\/visitor-/.test(url.pathname);
    // Words that needed the bundle would wait for ever.
    await page.route('**/assets/*.js', async (route) => {
      if (!isWords(new URL(route.request().url()))) await words;
      await route.continue();
    });
    await openPage(page, path);
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeAttached();
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('content that is there when the scripts are is drawn together with the header, the footer after it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const has = (selector: string) => document.querySelector(selector) !== null;
      if (!has('#root > *')) return;
      observer.disconnect();
      const parts = ['.site-header', '.main-navigation__link', 'main h1', '.doormat__heading'];
      (window as unknown as { firstDrawing: string[] }).firstDrawing = parts.filter(has);
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await openPage(page, '/de/impressum');
  const first = await page.evaluate(() => (window as unknown as { firstDrawing: string[] }).firstDrawing);
  expect(first).toEqual(['.site-header', '.main-navigation__link', 'main h1']);
  await expect(page.locator('.doormat__heading').first()).toBeAttached();
});

test('going on to another page asks for that page alone, its navigation is known', async ({ page }) => {
  await openPage(page, '/de/impressum');
  const asked: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/++api++') && !url.pathname.includes('@@images')) asked.push(url);
  });
  await page.getByRole('link', { name: 'Datenschutz' }).last().click();
  await expect(page.locator('main h1')).toHaveText(/Datenschutz/);
  await quietNetwork(page);
  const pages = asked.filter((url) => url.pathname === '/++api++/de/datenschutz');
  expect(pages.length).toBeGreaterThan(0);
  expect(asked.filter((url) => /,navigation(,|$)/.test(url.searchParams.get('expand') ?? ''))).toEqual([]);
});

test('the first picture has priority and its size; pictures below the fold are lazy', async ({ page }) => {
  await openPage(page, '/de');
  const pictures = page.locator('main img');
  await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high');
  expect(await pictures.first().getAttribute('loading')).not.toBe('lazy');
  const all = await pictures.evaluateAll((images) =>
    images.map((image) => ({
      top: image.getBoundingClientRect().top,
      loading: image.getAttribute('loading'),
      sized: image.hasAttribute('width') && image.hasAttribute('height'),
      src: image.getAttribute('src'),
    })),
  );
  expect(all.filter(({ sized, src }) => !sized && !src?.endsWith('.svg'))).toEqual([]);
  expect(all.filter(({ top, loading }) => top > 1800 && loading !== 'lazy')).toEqual([]);
});

test('drawer, sitemap, suggestions and the consent’s details are fetched when they are used, not before', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/([\w-]+)-[\w-]{7}\.js$/.exec(request.url())?.[1];
    if (name) scripts.push(name);
  });
  await openPage(page, '/de');
  await page.waitForTimeout(500);
  const later = ['sitemap-overlay', 'search-panel', 'settings-dialog', 'menu-levels'];
  expect(scripts).toContain('index');
  expect(scripts.filter((name) => later.includes(name))).toEqual([]);

  await page.getByRole('link', { name: 'Sitemap' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Sitemap' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Suche' }).first().click();
  await expect(page.getByRole('combobox')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Datenschutzeinstellungen' }).click();
  await expect(page.getByRole('dialog', { name: 'Ihre Privatsphäre' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await expect(page.getByRole('button', { name: 'Menü schließen' })).toBeFocused();
  for (const name of later) expect(scripts).toContain(name);
});
