import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectArrival, openPage, test } from './support/journey';

const tidentakt = '/de/projekte/tidentakt';
const flickwerk = '/de/projekte/flickwerk';

/** What Matomo's own script does of all it can: it keeps settings and consent, and sends a page view as a picture. */
const matomoScript = `(() => {
  const settings = {};
  let mayTrack = true;
  const take = ([name, value]) => {
    if (name === 'requireConsent' || name === 'forgetConsentGiven') mayTrack = false;
    else if (name === 'setConsentGiven') mayTrack = true;
    else if (name !== 'trackPageView') settings[name] = value;
    else if (mayTrack) {
      const query = new URLSearchParams({
        idsite: settings.setSiteId, url: settings.setCustomUrl, action_name: settings.setDocumentTitle });
      new Image().src = settings.setTrackerUrl + '?' + query;
    }
  };
  const queue = window._paq;
  window._paq = { push: (...commands) => commands.forEach(take) };
  queue.forEach(take);
})();`;

/** etracker's script counts the page on which it starts, and others when it is told of them. */
const etrackerScript = `(() => {
  let mayTrack = !document.cookie.includes('et_oi_v2=no');
  const send = (name) => {
    if (mayTrack) fetch('https://www.etracker.de/cnt?name=' + encodeURIComponent(name), { mode: 'no-cors' });
  };
  window._etracker = {
    enableTracking: () => { mayTrack = true; }, disableTracking: () => { mayTrack = false; } };
  window.et_eC_Wrapper = ({ et_pagename }) => send(et_pagename);
  send(document.title);
})();`;

/** Plays the services, and lists every request that leaves the site. */
async function playServices(context: BrowserContext, baseURL: string | undefined): Promise<URL[]> {
  const own = new URL(baseURL ?? '').host;
  const asked: URL[] = [];
  await context.route(
    (url) => url.host !== own && /^https?:$/.test(url.protocol),
    (route) => {
      const url = new URL(route.request().url());
      asked.push(url);
      if (url.pathname.endsWith('/matomo.js'))
        return route.fulfill({ contentType: 'text/javascript', body: matomoScript });
      if (url.pathname.endsWith('/e.js'))
        return route.fulfill({ contentType: 'text/javascript', body: etrackerScript });
      return route.fulfill({ status: 204, body: '' });
    },
  );
  return asked;
}

const filesOf = (asked: readonly URL[]) => asked.map(({ pathname }) => pathname.split('/').at(-1));

const viewsOf = (asked: readonly URL[]) =>
  asked
    .filter(({ pathname }) => pathname.endsWith('/matomo.php'))
    .map(({ searchParams }) => ({
      site: searchParams.get('idsite'),
      path: new URL(searchParams.get('url') ?? '').pathname,
      title: searchParams.get('action_name'),
    }));

/** Opens the settings from the footer, by keyboard, and saves a choice of modules there. */
async function choose(page: Page, changes: Readonly<Record<string, boolean>>): Promise<void> {
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: 'Datenschutzeinstellungen' })
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ihre Privatsphäre' });
  for (const [module, isWanted] of Object.entries(changes)) {
    const control = dialog.getByRole('switch', { name: new RegExp(module) });
    if ((await control.isChecked()) !== isWanted) await control.press('Space');
  }
  await dialog.getByRole('button', { name: 'Auswahl speichern' }).press('Enter');
  await expect(dialog).toBeHidden();
}

/** Long enough for a page to be counted, had it been. */
const patience = 800;

test.beforeEach(async ({ page }) => {
  await page.goto('/de/impressum');
  const config = JSON.parse((await page.locator('#site-config').textContent()) ?? '{}') as {
    matomoUrl?: string;
    etrackerCode?: string;
  };
  test.skip(!config.matomoUrl || !config.etrackerCode, 'This server names no service that counts visits.');
});

test('Matomo is asked for nothing before consent, counts pages of a project after it, and nothing after it was withdrawn', async ({
  page,
  context,
  baseURL,
}) => {
  const asked = await playServices(context, baseURL);
  await openPage(page, tidentakt);
  await page.waitForTimeout(patience);
  expect(asked).toEqual([]);

  await choose(page, { Besuchsstatistik: true });
  await expect.poll(() => viewsOf(asked)).toHaveLength(1);
  expect(filesOf(asked)).toEqual(['matomo.js', 'matomo.php']);
  const header = page.locator('.project-header');
  await header.getByRole('link', { name: 'Messungen' }).press('Enter');
  await expect(page).toHaveURL(/\/tidentakt\/.+/);
  await expect.poll(() => viewsOf(asked)).toHaveLength(2);
  const [first, second] = viewsOf(asked);
  expect(first).toMatchObject({ site: '11', path: tidentakt });
  expect(first?.title).toContain('Tidentakt');
  expect(second).toEqual({ site: '11', path: new URL(page.url()).pathname, title: await page.title() });

  await choose(page, { Besuchsstatistik: false });
  const before = asked.length;
  await header.getByRole('link', { name: 'Überblick' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`${tidentakt}$`));
  await page.waitForTimeout(patience);
  expect(asked).toHaveLength(before);
});

test('leaving a project takes its number back: the portal has none, another project its own', async ({
  page,
  context,
  baseURL,
}) => {
  const asked = await playServices(context, baseURL);
  await openPage(page, tidentakt);
  await choose(page, { Besuchsstatistik: true });
  await expect.poll(() => viewsOf(asked)).toHaveLength(1);
  await page.locator('.project-header').getByRole('link', { name: 'Forschungszentrum Immerlund' }).click();
  await expect(page).toHaveURL(/\/de$/);
  await page.waitForTimeout(patience);
  expect(viewsOf(asked)).toHaveLength(1);
  await page.evaluate((path) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, flickwerk);
  await expectArrival(page, /./);
  expect(page.url()).toContain(flickwerk);
  await expect.poll(() => viewsOf(asked).map(({ site }) => site)).toEqual(['11', '12']);
});

test('etracker, which the default variant has, is asked after its own consent only', async ({
  page,
  context,
  baseURL,
}) => {
  const asked = await playServices(context, baseURL);
  await openPage(page, '/de/impressum');
  await choose(page, { YouTube: true, Facebook: true, Google: true });
  await page.waitForTimeout(patience);
  expect(asked).toEqual([]);
  await choose(page, { etracker: true });
  await expect.poll(() => filesOf(asked)).toEqual(['e.js', 'cnt']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Barrierefreiheit' }).press('Enter');
  await expect(page).toHaveURL(/erklaerung-zur-barrierefreiheit$/);
  await expect.poll(() => asked.at(-1)?.searchParams.get('name')).toBe(await page.title());
  await choose(page, { etracker: false });
  const before = asked.length;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).press('Enter');
  await expect(page).toHaveURL(/impressum$/);
  await page.waitForTimeout(patience);
  expect(asked).toHaveLength(before);
});
