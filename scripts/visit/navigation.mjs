import { profiles, slowDown } from './profiles.mjs';
import { watchPage } from './watch-page.mjs';

const longestWait = 60_000;

/** Runs in the page: times the next click until another heading is there, and until that has been painted. */
function timeClick(heading) {
  const words = () => document.querySelector(heading)?.textContent?.trim();
  const before = words();
  window.visitFigures.longest = 0;
  let begin;
  document.addEventListener('click', ({ timeStamp }) => (begin = timeStamp), { capture: true, once: true });
  window.visitClick = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const now = words();
      if (begin === undefined || !now || now === before) return;
      observer.disconnect();
      const shown = performance.now() - begin;
      window.afterPaint(() => resolve({ shown, painted: performance.now() - begin }));
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  });
}

async function placeOf(page, selector) {
  const link = page.locator(selector).first();
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error(`The link ${selector} is not to be seen.`);
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const isFree = await link.evaluate((element, { x, y }) => {
    const there = document.elementFromPoint(x, y);
    return element.contains(there) || there?.contains(element);
  }, place);
  if (!isFree) throw new Error(`The link ${selector} is covered by something else.`);
  return place;
}

/** Resolves with the times of the next click. */
async function timeOf(page, link) {
  const time = page.evaluate(() => window.visitClick);
  const lost = new Promise((_, reject) =>
    setTimeout(() => reject(new Error('no other heading came within a minute')), longestWait).unref(),
  );
  return await Promise.race([time, lost]).catch((error) => {
    const reason = error.message.includes('context was destroyed')
      ? 'it loads a new document, and only navigation inside of one is measured'
      : error.message.split('\n')[0];
    throw new Error(`A click on ${link} was not timed: ${reason}.`);
  });
}

/**
 * Points at a place, rests there and clicks. The time of the main thread counts from the press until the page rests:
 * whatever the tools themselves need of it has been done before.
 */
async function click(page, { x, y }, { busy, hover }) {
  await page.mouse.move(x, y);
  await page.waitForTimeout(hover);
  const before = await busy();
  await page.mouse.down();
  await page.mouse.up();
  return before;
}

/** A click on a link of a page that rests, with empty caches; `prepare` may make the page ready for it. */
export async function navigate(browser, url, profile, { link, heading, hover }, prepare) {
  const context = await browser.newContext(profiles[profile].device);
  try {
    const { page, session, busy, rest, open, figures } = await watchPage(context);
    await open(url, heading);
    await prepare?.(page);
    const place = await placeOf(page, link);
    await page.evaluate(timeClick, heading);
    await rest();
    await slowDown(session, profiles[profile]);
    const [time, before] = await Promise.all([timeOf(page, link), click(page, place, { busy, hover })]);
    const after = await rest();
    const { longest } = await figures();
    return { ...time, busy: after - before, longest };
  } finally {
    await context.close();
  }
}
