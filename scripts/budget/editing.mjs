import { openUntilTyping } from '../editing/until-typing.mjs';
import { call } from '../visit/pages.mjs';
import { watchPage } from '../visit/watch-page.mjs';

const kilobyte = 1000;
const limit = 400 * kilobyte;
const mostFiles = 40;

/** A page of texts alone, as most are. */
const path = '/de/impressum/edit';

/** How much script, and in how many files of all kinds, the page editor loads until one can type, visitors' part included. */
export async function measureEditing(browser, base) {
  const { token } = await call(`${base}/++api++`, '/@login', { body: { login: 'admin', password: 'admin' } });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
  try {
    await context.addCookies([{ name: 'auth_token', value: token, url: base }]);
    const { script, files } = await openUntilTyping(await watchPage(context), `${base}${path}`);
    return { path, limit, size: script * kilobyte, files, mostFiles, isThere: script > 0 };
  } finally {
    await context.close();
  }
}
