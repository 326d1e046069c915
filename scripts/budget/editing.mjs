import { untilTyping } from '../editing/until-typing.mjs';
import { call } from '../visit/pages.mjs';
import { scriptSize } from '../visit/script-size.mjs';
import { watchPage } from '../visit/watch-page.mjs';

const kilobyte = 1000;
const limit = 400 * kilobyte;

/** A page of texts alone, as most are. */
const path = '/de/impressum/edit';

/** How much script the page editor loads until one can type, visitors' part included. */
export async function measureEditing(browser, base) {
  const { token } = await call(`${base}/++api++`, '/@login', { body: { login: 'admin', password: 'admin' } });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
  try {
    await context.addCookies([{ name: 'auth_token', value: token, url: base }]);
    const { page, scripts } = await watchPage(context);
    await page.goto(`${base}${path}`, { waitUntil: 'commit' });
    const { scripts: addresses } = await page.evaluate(untilTyping);
    const size = await scriptSize(addresses.flatMap((address) => scripts.get(address) ?? []));
    return { path, limit, size: size * kilobyte, isThere: addresses.length > 0 };
  } finally {
    await context.close();
  }
}
