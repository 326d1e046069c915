import type { APIRequestContext, Page } from '@playwright/test';
import { cmsPath, isContentPath } from '../../../src/lib/content-path';

/** What the tool bar leads to although it is for those alone who work here: visitors are asked to log in. */
const behindLogin = new Set(['/de/intranet', '/en/intranet']);

/** Addresses within the site to which the present page links, but for its own. */
export async function linksOn(page: Page): Promise<string[]> {
  const found = await page.locator('a[href]').evaluateAll((links) =>
    links
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .filter(
        ({ origin, pathname }) => origin === window.location.origin && pathname !== window.location.pathname,
      )
      .map(({ pathname }) => pathname),
  );
  return [...new Set(found)];
}

/** What answers visitors who follow a link: the content of a page, or a file; the app's own screens always do. */
async function statusOf(request: APIRequestContext, path: string): Promise<number> {
  if (path.includes('@@') && !path.endsWith('@@search')) return (await request.get(path)).status();
  const place = cmsPath(path);
  if (!isContentPath(place)) return 200;
  const answer = await request.get(`/++api++${place}?include_items=false`, {
    headers: { Accept: 'application/json' },
    maxRetries: 2,
  });
  return answer.status();
}

/** Finds links of the present page that lead visitors nowhere; each address is asked for once, whatever links to it. */
export function createLinkCheck(request: APIRequestContext): (page: Page) => Promise<string[]> {
  const known = new Map<string, Promise<number>>();
  return async (page) => {
    const links = await linksOn(page);
    const asked = links.map(async (path) => {
      const status = known.get(path) ?? statusOf(request, path);
      known.set(path, status);
      const isFollowed = (await status) < 400 || ((await status) === 401 && behindLogin.has(path));
      return isFollowed ? [] : [`dead link ${path}: ${await status}`];
    });
    return (await Promise.all(asked)).flat();
  };
}
