import { profiles, slowDown } from '../visit/profiles.mjs';
import { createResults } from '../visit/results.mjs';
import { watchPage } from '../visit/watch-page.mjs';
import { expectDraft } from './drafts.mjs';
import { typeOn, watchKeys } from './keys.mjs';
import { workLong } from './lasting.mjs';
import { fillWithParagraphs, makePages, wordsOf } from './pages.mjs';
import { processors, rowsOf } from './rows.mjs';
import { openUntilTyping, untilTyping } from './until-typing.mjs';

/** Runs in the page: times the next click until a text can be typed in. */
const timeOpening = `window.editorOpening = new Promise((resolve) => {
  const ready = ${untilTyping};
  const press = async ({ timeStamp }) => resolve((await ready()).time - timeStamp);
  window.addEventListener('click', press, { capture: true, once: true });
}); undefined`;

/** Somebody's browser, logged in, with empty caches. */
async function withPage(browser, profile, cookie, use) {
  const context = await browser.newContext(profiles[profile].device);
  try {
    await context.addCookies([cookie]);
    const watched = await watchPage(context);
    await watched.page.addInitScript(watchKeys);
    return await use(watched);
  } finally {
    await context.close();
  }
}

const editor = '.tool-editor .text-editor';

/** Measures the editor and its floors in turns, so that all meet the same weather on the machine. */
export async function measureEditor(browser, base, { rounds, sizes, letters }, say) {
  const { paths, cookie } = await makePages(base, sizes);
  const results = createResults(rowsOf(sizes));
  const on = (profile, use) => withPage(browser, profile, cookie, use);

  const typing = (size, profile) =>
    on(profile, async ({ page, session, open, busy }) => {
      await open(`${base}${paths.get(size)}/edit`, editor);
      await slowDown(session, profiles[profile]);
      const figures = await typeOn(page, size, { count: letters, busy });
      await expectDraft(page);
      return figures;
    });
  const floor = (size, profile) =>
    on(profile, async ({ page, session, rest, busy }) => {
      await page.goto(`${base}/robots.txt`);
      await page.setContent('<!doctype html><body></body>');
      await page.evaluate(watchKeys);
      await page.evaluate(fillWithParagraphs, wordsOf(size));
      await rest();
      await slowDown(session, profiles[profile]);
      return await typeOn(page, size, { count: letters, busy });
    });
  const opening = (size, profile) =>
    on(profile, async ({ page, session, open }) => {
      await open(base + paths.get(size), 'main h1');
      await slowDown(session, profiles[profile]);
      const link = page.locator('#toolbar a.edit');
      await link.hover();
      await page.waitForTimeout(150);
      await page.evaluate(timeOpening);
      await page.mouse.down();
      await page.mouse.up();
      return { button: await page.evaluate(() => window.editorOpening) };
    });
  const coldly = (size, profile) =>
    on(profile, async (watched) => {
      await slowDown(watched.session, profiles[profile]);
      const { time, script } = await openUntilTyping(watched, `${base}${paths.get(size)}/edit`);
      return { cold: time, script };
    });
  const lasting = (size) =>
    on('desktop', async ({ page, session, open }) => {
      await open(`${base}${paths.get(size)}/edit`, editor);
      return await workLong(page, session);
    });

  for (let round = 1; round <= rounds; round += 1)
    for (const size of sizes) {
      say(`round ${round} of ${rounds}, ${size} blocks …`);
      for (const profile of processors) {
        const measurement = (of) => ({ of: `${of} ${size}`, profile });
        results.add('measured', measurement('typing'), await typing(size, profile));
        results.add('floor', measurement('typing'), await floor(size, profile));
        results.add('measured', measurement('opening'), await opening(size, profile));
        results.add('measured', measurement('opening'), await coldly(size, profile));
      }
      if (round === 1)
        results.add('measured', { of: `lasting ${size}`, profile: 'desktop' }, await lasting(size));
    }
  return results.summed();
}
