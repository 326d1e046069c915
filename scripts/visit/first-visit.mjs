import { gzipSync } from 'node:zlib';
import { profiles, slowDown } from './profiles.mjs';
import { watchPage } from './watch-page.mjs';

/** Kilobytes of scripts as gzip packs them, however the site sent them. */
async function scriptSize(responses) {
  const bodies = await Promise.all([...responses].map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000;
}

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
