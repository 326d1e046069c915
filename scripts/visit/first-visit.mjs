import { profiles, slowDown } from './profiles.mjs';
import { scriptSize } from './script-size.mjs';
import { watchPage } from './watch-page.mjs';

/** A page opened with empty caches, until it rests. */
export async function visit(browser, url, profile) {
  const context = await browser.newContext(profiles[profile].device);
  try {
    const { page, session, scripts, rest, figures } = await watchPage(context);
    await slowDown(session, profiles[profile]);
    await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
    await rest();
    const { largest, blocking, shift } = await figures();
    return { largest, blocking, shift, script: await scriptSize(scripts.values()) };
  } finally {
    await context.close();
  }
}
