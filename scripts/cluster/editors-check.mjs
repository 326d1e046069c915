// Editors in a browser who save while Plones are killed.
import { chromium } from 'playwright-core';
import { browserFlags, findBrowser } from '../find-browser.mjs';
import { asManager } from './people.mjs';

/** The longest that the app waits before it saves again, and the call itself. */
const patience = 75_000;

const textOf = (words) => ({
  '@type': 'slate',
  plaintext: words,
  value: [{ type: 'p', children: [{ text: words }] }],
});

async function makePage(site, title) {
  const { '@id': address } = await asManager(site, 'POST', '/de', {
    '@type': 'Document',
    title,
    blocks: { title: { '@type': 'title' }, text: textOf('Ein Anfang.') },
    blocks_layout: { items: ['title', 'text'] },
  });
  return new URL(address).pathname.slice('/Plone'.length);
}

/** A page that stands in its editor; notes each moment in which there is nothing on it, and each failure of a script. */
async function openEditor(browser, origin, path, { headers }) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'de-DE' });
  const token = headers.Authorization.slice('Bearer '.length);
  await context.addCookies([{ name: 'auth_token', value: token, url: origin }]);
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.exposeFunction('noteError', (words) => errors.push(words));
  await page.goto(`${origin}${path}/edit`);
  await page.getByText('Ein Anfang.', { exact: true }).click();
  await page.evaluate(() => {
    const look = () => {
      if (document.body.innerText.trim() === '') globalThis.noteError('a blank page');
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  return { page, errors, path };
}

const saves = (request) => request.method() === 'PATCH' && request.url().includes('/++api++/');

async function write(page, words) {
  await page.keyboard.press('End');
  await page.keyboard.type(` ${words}`);
}

const saved = (page) =>
  page.locator('.tool-status__saved', { hasText: /^Gesichert/ }).waitFor({ timeout: patience });

async function isStored(site, path, words) {
  const { blocks } = await asManager(site, 'GET', path);
  return blocks.text.plaintext.split(words).length === 2;
}

/** Two editors save in the moment in which one Plone is killed, then in which none is left. */
export async function checkEditors(check, { stack, plones, editors }) {
  const origin = `https://${stack.host}:${stack.secure}`;
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserFlags, `--host-resolver-rules=MAP ${stack.host} 127.0.0.1`],
  });
  try {
    const desks = [];
    for (const editor of editors.slice(0, 2)) {
      const path = await makePage(plones.sites[0], `Seite im Browser von ${editor.login}`);
      desks.push(await openEditor(browser, origin, path, editor));
    }
    const saveAll = async (words, onSave) => {
      for (const { page } of desks) await write(page, words);
      const sent = Promise.race(desks.map(({ page }) => page.waitForRequest(saves)));
      const acted = sent.then(onSave);
      for (const { page } of desks) await page.keyboard.press('Control+s');
      await acted;
    };
    await saveAll('Während einer stirbt.', () => plones.kill(0));
    await Promise.all(desks.map(({ page }) => saved(page)));
    await plones.start(0);
    await saveAll('Während alle sterben.', () => Promise.all([plones.kill(0), plones.kill(1)]));
    await write(desks[0].page, 'Weiter ohne Plone.');
    const { page } = desks[0];
    await Promise.all([plones.start(0), plones.start(1)]);
    await Promise.all(desks.map((each) => saved(each.page)));
    await page.keyboard.press('Control+s');
    await saved(page);
    for (const { path, errors } of desks) {
      for (const words of ['Während einer stirbt.', 'Während alle sterben.'])
        check(`${path} has once: ${words}`, await isStored(plones.sites[1], path, words), words);
      check(`${path} was never blank`, errors.length === 0, errors);
    }
    check(
      'what was typed without a Plone is saved as well',
      await isStored(plones.sites[1], desks[0].path, 'Weiter ohne Plone.'),
      desks[0].path,
    );
  } finally {
    await browser.close();
  }
}
