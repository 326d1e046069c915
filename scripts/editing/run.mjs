import { replaceOnClick } from '../visit/floors.mjs';
import { serveMirror } from '../visit/mirror.mjs';
import { profiles, slowDown } from '../visit/profiles.mjs';
import { createResults } from '../visit/results.mjs';
import { watchPage } from '../visit/watch-page.mjs';
import { expectDraft } from './drafts.mjs';
import { makeFloors } from './floors.mjs';
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
const editLink = '#toolbar a.edit';

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
  const pressEdit = (address, profile, prepare = () => Promise.resolve()) =>
    on(profile, async ({ page, session, open }) => {
      await open(address, 'main h1');
      await prepare(page);
      await slowDown(session, profiles[profile]);
      await page.locator(editLink).hover();
      await page.waitForTimeout(150);
      await page.evaluate(timeOpening);
      await page.mouse.down();
      await page.mouse.up();
      return { button: await page.evaluate(() => window.editorOpening) };
    });
  const openCold = (address, profile) =>
    on(profile, async (watched) => {
      await slowDown(watched.session, profiles[profile]);
      const { time, script } = await openUntilTyping(watched, address);
      return { cold: time, script };
    });
  const lasting = (size) =>
    on('desktop', async ({ page, session, open }) => {
      await open(`${base}${paths.get(size)}/edit`, editor);
      return await workLong(page, session);
    });

  const mirror = await serveMirror(base);
  try {
    const floors = await makeFloors(on, mirror, { base, paths, editor });
    for (let round = 1; round <= rounds; round += 1)
      for (const size of sizes) {
        say(`round ${round} of ${rounds}, ${size} blocks …`);
        for (const profile of processors) {
          const measurement = (of) => ({ of: `${of} ${size}`, profile });
          results.add('measured', measurement('typing'), await typing(size, profile));
          results.add('floor', measurement('typing'), await floor(size, profile));
          const url = base + paths.get(size);
          const { page, opened, elements } = floors.get(size);
          const putIn = (each) =>
            each.evaluate(replaceOnClick, { html: elements, link: editLink, content: 'body' });
          results.add('measured', measurement('opening'), await pressEdit(url, profile));
          results.add('floor', measurement('opening'), await pressEdit(page, profile, putIn));
          results.add('measured', measurement('opening'), await openCold(`${url}/edit`, profile));
          const { cold } = await openCold(opened, profile);
          results.add('floor', measurement('opening'), { cold });
        }
        if (round === 1)
          results.add('measured', { of: `lasting ${size}`, profile: 'desktop' }, await lasting(size));
      }
    return results.summed();
  } finally {
    mirror.stop();
  }
}
