import { gzipSync } from 'node:zlib';
import { call } from '../visit/pages.mjs';

const kilobyte = 1000;
const limit = 330 * kilobyte;

/** Screens of those who work here, one of each kind. */
const screens = [
  '/de/contents',
  '/de/desk',
  '/de/aktuelles/history',
  '/de/aktuelles/sharing',
  '/de/aktuelles/aliases',
  '/de/aktuelles/manage-translations',
  '/de/controlpanel',
  '/de/controlpanel/site',
  '/de/controlpanel/users',
  '/de/controlpanel/groups',
  '/de/controlpanel/dexterity-types/Meldung/schema',
  '/de/personal-information',
];

async function scriptOf(context, url) {
  const page = await context.newPage();
  const loaded = new Map();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.set(response.url(), response);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const isThere = (await page.locator('.admin-screen').count()) > 0;
  let size = 0;
  for (const response of loaded.values()) size += gzipSync(await response.body(), { level: 9 }).length;
  await page.close();
  return { size, isThere };
}

/** How much script each screen of administration loads, visitors' part included; one that is not shown weighs nothing. */
export async function measureScreens(browser, base) {
  const { token } = await call(`${base}/++api++`, '/@login', { body: { login: 'admin', password: 'admin' } });
  const found = [];
  for (const path of screens) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
    await context.addCookies([{ name: 'auth_token', value: token, url: base }]);
    found.push({ path, limit, ...(await scriptOf(context, `${base}${path}`)) });
    await context.close();
  }
  return found;
}
