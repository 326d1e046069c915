import { makeContent, logIn, makePage, storedOf } from './support/editing';
import { axeFindings, expect, openPage, sidewaysScroll, test } from './support/journey';
import { widths } from './support/sweep';

test.describe.configure({ timeout: 120_000 });
test.use({ hasAnswered: false });

test('long work goes on elsewhere and in the editor, is stopped there and told, and what is done is taken back', async ({
  page,
  request,
}) => {
  const folder = await makePage(request, 'Ordner mit langer Arbeit', ['Text.']);
  const titles = ['Erste', 'Zweite', 'Dritte', 'Vierte'];
  for (const title of titles) await makeContent(request, { '@type': 'Document', title }, folder);
  await logIn(page);

  // Each change waits until it is let through.
  const held: (() => void)[] = [];
  await page.route('**/@workflow/publish', async (route) => {
    if (route.request().method() === 'POST') await new Promise<void>((let_) => held.push(let_));
    await route.continue();
  });
  const letThrough = async () => {
    await expect.poll(() => held.length).toBe(1);
    held.pop()?.();
  };

  await openPage(page, `${folder}/contents`);
  for (const title of titles) await page.getByRole('row', { name: title }).getByRole('checkbox').check();
  const tools = page.getByRole('toolbar', { name: 'Was sich mit den Inhalten tun lässt' });
  await tools.getByRole('button', { name: 'Status' }).click();
  await page.getByRole('radio', { name: 'Veröffentlichen', exact: true }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Status ändern' }).click();
  const work = page.locator('.admin-jobs');
  await expect(work.getByText('0 von 4')).toBeVisible();
  await letThrough();
  await expect(work.getByText('1 von 4')).toBeVisible();

  // Beside a page it is asked about cookies: neither lies on the other.
  await page.locator('#toolbar').getByRole('link', { name: 'Ansehen' }).click();
  await expect(page.locator('main h1')).toHaveText('Ordner mit langer Arbeit');
  await expect(work.getByText('1 von 4')).toBeVisible();
  const question = page.getByRole('region', { name: 'Ihre Privatsphäre' });
  for (const size of widths) {
    await page.setViewportSize(size);
    const [above, below] = [await work.boundingBox(), await question.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0), `at ${size.width} pixels`).toBeLessThanOrEqual(
      below?.y ?? 0,
    );
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await letThrough();
  await expect(work.getByText('2 von 4')).toBeVisible();

  await page.locator('#toolbar .edit').click();
  await expect(page.locator('#page-edit')).toBeVisible();
  for (const size of widths) {
    await page.setViewportSize(size);
    await expect(work.getByText('2 von 4')).toBeInViewport({ ratio: 1 });
    expect(await axeFindings(page), `at ${size.width} pixels`).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await work.getByRole('button', { name: 'Anhalten' }).press('Enter');
  await letThrough();
  const told = work.getByRole('alert');
  await expect(told).toHaveText('Angehalten: 3 von 4 sind erledigt, der Rest ist unverändert.');
  const states = async () =>
    Promise.all(
      ['erste', 'zweite', 'dritte', 'vierte'].map(
        async (id) => (await storedOf(request, `${folder}/${id}`))['review_state'],
      ),
    );
  expect(await states()).toEqual(['published', 'published', 'published', 'private']);
  await work.getByRole('button', { name: 'Rückgängig' }).press('Enter');
  await expect.poll(states).toEqual(['private', 'private', 'private', 'private']);
});
