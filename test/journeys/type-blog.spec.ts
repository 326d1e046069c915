import type { APIRequestContext } from '@playwright/test';
import { logIn, makeContent, publish, tokenOf } from './support/editing';
import {
  axeFindings,
  expect,
  failedResponse,
  openPage,
  settled,
  sidewaysScroll,
  test,
} from './support/journey';

const blog = '/de/aktuelles/blog';
const text = (words: string) => ({ '@type': 'slate', value: [{ type: 'p', children: [{ text: words }] }] });

test('a blog is read by tag, author and year; posts lead to their author, their tags and to nobody unasked', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('127.0.0.1') && !request.url().includes('localhost'))
      foreign.push(request.url());
  });
  await openPage(page, blog);
  const feed = page.locator('head link[type="application/rss+xml"]');
  await expect(feed).toHaveAttribute('title', 'RSS-Feed: Werkbank');
  const told = await page.request.get((await feed.getAttribute('href')) ?? '');
  expect(await told.text()).toContain('<rss version="2.0"');
  const filters = page.getByRole('navigation', { name: 'Beiträge auswählen' });
  await filters.getByRole('link', { name: 'Handwerk' }).click();
  await expect(page).toHaveURL(/blog\?tag=/);
  await expect(filters.getByRole('link', { name: 'Handwerk' })).toHaveAttribute('aria-current', 'true');
  const posts = page.locator('.folder-items__title');
  await expect(posts.first()).toBeVisible();
  const ofTag = await posts.count();
  await filters.getByRole('link', { name: 'Nala Obermoor' }).press('Enter');
  await expect(page).toHaveURL(/tag=.*&author=/);
  await expect.poll(() => posts.count()).toBeLessThanOrEqual(ofTag);
  await filters.getByRole('link', { name: 'Alle' }).first().click();
  await expect(page).not.toHaveURL(/tag=/);
  expect(await axeFindings(page)).toEqual([]);

  await openPage(page, `${blog}/zwei-schrauben`);
  await expect(page.locator('.post-end').getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.linkedin\.com\/sharing\/share-offsite\/\?url=http/,
  );
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: /Mehr.*Nala Obermoor/ }).click();
  await expect(page.locator('main h1')).toHaveText('Nala Obermoor');
  expect(await axeFindings(page)).toEqual([]);
  await page.goBack();
  await page.getByRole('link', { name: 'Mikroskopie' }).click();
  await expect(page).toHaveURL('/de/search?Subject=Mikroskopie');
  expect(foreign).toEqual([]);
});

/** A post of a blog of its own, which takes comments. */
async function makePost(request: APIRequestContext, title: string): Promise<string> {
  const home = await makeContent(
    request,
    { '@type': 'BlogFolder', title: `Workbench: ${title}`, allow_discussion: true },
    '/en',
  );
  const post = await makeContent(
    request,
    {
      '@type': 'Post',
      title,
      allow_discussion: true,
      blocks: { t: { '@type': 'title' }, a: text('Once upon a lathe.') },
      blocks_layout: { items: ['t', 'a'] },
    },
    home,
  );
  await publish(request, home);
  return post;
}

async function comment(request: APIRequestContext, path: string, words: string): Promise<void> {
  const token = await tokenOf(request, 'editor');
  const answer = await request.post(`/++api++${path}/@comments`, {
    headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    data: { text: words },
  });
  expect(answer.status(), await answer.text()).toBe(204);
}

test.describe('readers', () => {
  test.use({ allowedLines: [failedResponse] });

  test('answer and comment; what cannot be sent is kept, and the CMS gets what was typed', async ({
    page,
    request,
  }) => {
    const post = await makePost(request, 'Two screws');
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, post);
    const send = page.getByRole('button', { name: 'Post comment' });
    await send.click();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await page.getByLabel('Name', { exact: true }).fill('=cmd|Ole <b>Werkmann</b>');
    await page.getByLabel('Comment', { exact: true }).fill('<img src=x onerror=alert(1)> 🦀 \u202eabc');
    await page.route('**/@comments', (route) => route.fulfill({ status: 502, body: '<html>' }));
    await send.click();
    await expect(page.getByRole('alert')).toContainText('Your text is still there.');
    await page.unroute('**/@comments');
    await send.click();
    await expect(page.getByText(/Thank you, your comment/)).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);

    const token = await tokenOf(request, 'siteadmin');
    const stored = (await (
      await request.get(`/++api++${post}/@comments`, {
        headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
      })
    ).json()) as { items: { author_name: string; text: { data: string } }[] };
    expect(stored.items).toHaveLength(1);
    expect(stored.items[0]?.author_name).toBe('=cmd|Ole <b>Werkmann</b>');

    await page.reload();
    await settled(page);
    await expect(page.getByText('=cmd|Ole <b>Werkmann</b>')).toBeVisible();
    await page
      .getByRole('button', { name: /^Reply/ })
      .first()
      .click();
    await page.getByLabel('Name', { exact: true }).first().fill('Nala');
    await page.getByLabel('Comment', { exact: true }).first().fill('Thanks!');
    await page.getByRole('button', { name: 'Reply', exact: true }).last().click();
    await expect(page.getByText('Thanks!')).toBeVisible();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^(Edit|Delete)$/ })).toHaveCount(0);
  });

  test('are answered, changed and deleted by who moderates, past a failure', async ({ page, request }) => {
    const post = await makePost(request, 'Three screws');
    await comment(request, post, 'First words');
    await comment(request, post, 'Thanks!');
    await logIn(page);
    await openPage(page, post);
    // They come with whoever comes near to them.
    await page.locator('.content-page__comments').scrollIntoViewIfNeeded();
    const shown = (words: string) =>
      page.locator('.comment').filter({ has: page.locator('.comment__text', { hasText: words }) });
    await shown('First words')
      .getByRole('button', { name: /^Reply to/ })
      .click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveCount(0);
    await shown('First words').getByLabel('Comment', { exact: true }).fill('We thank you, too.');
    await shown('First words').getByRole('button', { name: 'Reply', exact: true }).last().click();
    await expect(shown('We thank you, too.').locator('.comment__author')).not.toHaveText('Anonymous user');

    await shown('Thanks!').getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Comment', { exact: true })).toHaveValue('Thanks!');
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByLabel('Comment', { exact: true }).fill('Thanks a lot!');
    await page.route('**/@comments/*', (route) => route.fulfill({ status: 500, body: '<html>' }));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Your text is still there.');
    await page.unroute('**/@comments/*');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(shown('Thanks a lot!')).toBeVisible();

    await shown('First words').getByRole('button', { name: 'Delete' }).press('Enter');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(shown('First words')).toBeVisible();
    // With a comment go its answers.
    await shown('First words').getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.locator('.comment')).toHaveCount(1);
    await expect(shown('Thanks a lot!')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const left = await request.get(`/++api++${post}/@comments`, { headers: { Accept: 'application/json' } });
    const { items } = (await left.json()) as { items: { text: { data: string } }[] };
    expect(items.map(({ text: { data } }) => data)).toEqual(['Thanks a lot!']);
  });
});
