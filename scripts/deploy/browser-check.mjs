import { execFile } from 'node:child_process';
import { cp, mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { root } from '../build-state.mjs';
import { browserFlags, findBrowser } from '../find-browser.mjs';
import { logIn } from './site-checks.mjs';

const run = promisify(execFile);

const json = { 'Content-Type': 'application/json' };

async function makePage(ask, session) {
  const blocks = {
    title: { '@type': 'title' },
    text: {
      '@type': 'slate',
      plaintext: 'Ein Anfang.',
      value: [{ type: 'p', children: [{ text: 'Ein Anfang.' }] }],
    },
  };
  const { text } = await ask('/++api++/de', {
    method: 'POST',
    headers: { ...session, ...json },
    body: {
      '@type': 'Document',
      title: 'Seite über eine neue Fassung',
      blocks,
      blocks_layout: { items: ['title', 'text'] },
    },
  });
  return `/de/${JSON.parse(text).id}`;
}

/** A release without the files of this build, as if all had been built anew. */
async function releaseAnother(stack, folder) {
  const release = join(folder, 'other-release');
  await mkdir(join(release, 'dist/app/assets'), { recursive: true });
  for (const part of ['package.json', 'dist/server', 'dist/head', 'dist/app/index.html'])
    await cp(join(root, part), join(release, part), { recursive: true });
  await symlink(join(root, 'node_modules'), join(release, 'node_modules'));
  await run(join(root, 'deploy/release.sh'), [release, stack.site]);
  await stack.restartPortal();
}

/** Looks at the site in a browser, and edits a page while the app is replaced; gives the calls of the first visit. */
export async function checkInBrowser(check, ask, stack, folder) {
  const session = await logIn(ask);
  const path = await makePage(ask, session);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserFlags, `--host-resolver-rules=MAP ${stack.host} 127.0.0.1`],
  });
  const origin = `https://${stack.host}:${stack.secure}`;
  try {
    const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'de-DE' });
    const page = await context.newPage();
    const complaints = [];
    const asked = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      if (request.url().includes('/++api++/')) asked.push(request.url().slice(origin.length));
    });
    await page.goto(`${origin}/de`);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await page.locator('main img').first().waitFor();
    check(
      'a visitor sees the page, and its policy forbids nothing of it',
      complaints.length === 0,
      complaints,
    );
    const visited = [...asked];
    const token = session.Authorization.slice('Bearer '.length);
    await context.addCookies([{ name: 'auth_token', value: token, url: origin }]);
    await page.goto(`${origin}${path}/edit`);
    await page.getByText('Ein Anfang.', { exact: true }).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Vor dem Wechsel.');
    await releaseAnother(stack, folder);
    await page.keyboard.type(' Nach dem Wechsel.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/');
    await page.getByRole('listbox').first().waitFor();
    check(
      'an editor goes on while the app is replaced',
      (await page.getByRole('option').count()) > 3,
      'no blocks offered',
    );
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+s');
    await page.locator('.tool-status__saved', { hasText: 'Gesichert' }).waitFor();
    const { text } = await ask(`/++api++${path}`, { headers: session });
    check('and saves all of it', text.includes('Vor dem Wechsel. Nach dem Wechsel.'), text.slice(0, 300));
    return visited;
  } finally {
    await browser.close();
    await ask(`/++api++${path}`, { method: 'DELETE', headers: session });
  }
}
