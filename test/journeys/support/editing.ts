import type { APIRequestContext, APIResponse, Page, Request } from '@playwright/test';
import { expect, openPage, test } from './journey';
import { signIn } from './sweep';

const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };

/** A call of the API in the name of somebody of the demo's staff. */
export async function tokenOf(request: APIRequestContext, login: string): Promise<string> {
  const answer = await request.post('/++api++/@login', {
    headers,
    data: { login, password: 'Portal-Demo-2026' },
  });
  return ((await answer.json()) as { token: string }).token;
}

type Fields = Record<string, unknown>;

/** Calls again, as the app does, what a Plone gives up because others write at the same place of its database. */
async function passConflicts<Answer extends APIResponse>(
  send: () => Promise<Answer>,
  attempts = 4,
): Promise<Answer> {
  const answer = await send();
  const isConflict = answer.status() === 500 && (await answer.text()).includes('"ConflictError"');
  return isConflict && attempts > 1 ? passConflicts(send, attempts - 1) : answer;
}

const text = (words: string) => ({
  '@type': 'slate',
  value: [{ type: 'p', children: [{ text: words }] }],
  plaintext: words,
});

/** Adds content below a home, by default the German one; gives its path. */
export async function makeContent(
  request: APIRequestContext,
  content: Fields,
  home = '/de',
): Promise<string> {
  const token = await tokenOf(request, 'siteadmin');
  const answer = await passConflicts(() =>
    request.post(`/++api++${home}`, {
      headers: { ...headers, Authorization: `Bearer ${token}` },
      data: { exclude_from_nav: true, ...content },
    }),
  );
  expect(answer.status(), await answer.text()).toBe(201);
  return new URL(((await answer.json()) as { '@id': string })['@id']).pathname;
}

/** Makes a page with texts, or other blocks, below its title. */
export function makePage(
  request: APIRequestContext,
  title: string,
  texts: readonly (string | Fields)[],
  home?: string,
): Promise<string> {
  const blocks = {
    title: { '@type': 'title' },
    ...Object.fromEntries(texts.map((each, at) => [`t${at}`, typeof each === 'string' ? text(each) : each])),
  };
  const layout = { items: Object.keys(blocks) };
  return makeContent(request, { '@type': 'Document', title, blocks, blocks_layout: layout }, home);
}

/** Lets visitors see a page and what lies below it. */
export async function publish(request: APIRequestContext, path: string): Promise<void> {
  const authorization = `Bearer ${await tokenOf(request, 'siteadmin')}`;
  const answer = await passConflicts(() =>
    request.post(`/++api++${path}/@workflow/publish`, {
      headers: { ...headers, Authorization: authorization },
      data: { include_children: true },
    }),
  );
  expect(answer.ok()).toBe(true);
}

/** Adds a user with a mail address at example.org. */
export async function makeUser(request: APIRequestContext, login: string): Promise<void> {
  const token = await tokenOf(request, 'siteadmin');
  const answer = await passConflicts(() =>
    request.post('/++api++/@users', {
      headers: { ...headers, Authorization: `Bearer ${token}` },
      data: { username: login, email: `${login}@example.org`, password: 'Das-alte-Wort-1' },
    }),
  );
  expect(answer.status(), await answer.text()).toBe(201);
}

/** What is stored of a page. */
export async function storedOf(request: APIRequestContext, path: string): Promise<Fields> {
  const token = await tokenOf(request, 'siteadmin');
  const answer = await request.get(`/++api++${path}`, {
    headers: { ...headers, Authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as Fields;
}

/** The blocks of a stored page in their order, which is not that in which a server keeps them. */
export async function storedBlocks<Block = Fields>(
  request: APIRequestContext,
  path: string,
): Promise<Block[]> {
  const { blocks, blocks_layout: layout } = await storedOf(request, path);
  return (layout as { items: string[] }).items.flatMap((id) => (blocks as Record<string, Block>)[id] ?? []);
}

/** The words of a stored page's texts, in their order. */
export async function storedWords(request: APIRequestContext, path: string): Promise<unknown[]> {
  return (await storedBlocks(request, path)).flatMap((block) => block['plaintext'] ?? []);
}

/** Takes the lock of a page away, changes it in the name of somebody else, and keeps the lock or gives it back. */
export async function takeOver(
  request: APIRequestContext,
  path: string,
  change: Record<string, unknown> | undefined,
  keeps: boolean,
): Promise<void> {
  const own = { ...headers, Authorization: `Bearer ${await tokenOf(request, 'editor')}` };
  const url = `/++api++${path}`;
  const ok = async (answer: Promise<{ ok: () => boolean }>) => expect((await answer).ok()).toBe(true);
  await ok(request.delete(`${url}/@lock`, { headers: own, data: { force: true } }));
  const lock = (await (await request.post(`${url}/@lock`, { headers: own, data: {} })).json()) as {
    token: string;
  };
  if (change) await ok(request.patch(url, { headers: { ...own, 'Lock-Token': lock.token }, data: change }));
  if (!keeps) await ok(request.delete(`${url}/@lock`, { headers: own, data: {} }));
}

/** Makes the browser that of one of the demo's staff. */
export async function logIn(page: Page, login = 'siteadmin'): Promise<void> {
  const url = test.info().project.use.baseURL ?? '';
  await signIn(page.context(), page.request, url, [login, 'Portal-Demo-2026']);
}

/** Opens the editor of a page as one of the demo's staff. */
export async function openEditor(page: Page, path: string, login = 'siteadmin'): Promise<void> {
  await logIn(page, login);
  await openPage(page, `${path}/edit`);
  await expect(page.locator('#page-edit')).toBeVisible();
}

/** The calls that change something, from now on. */
export function watchWrites(page: Page): Request[] {
  const writes: Request[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/++api++/')) writes.push(request);
  });
  return writes;
}

/** Unfolds all parts of the form beside the page, once it is there. */
export async function unfold(page: Page): Promise<void> {
  await expect(page.locator('.tool-sidebar .tool-form').first()).toBeVisible();
  const folded = await page.locator('.tool-section__button[aria-expanded="false"]').all();
  for (const button of folded.reverse()) await button.click();
}
