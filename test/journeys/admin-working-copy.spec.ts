import { patchContent, textBlock } from './support/content';
import { logIn, makePage, publish, storedWords } from './support/editing';
import { axeFindings, expect, openPage, sidewaysScroll, test } from './support/journey';
import { widths } from './support/sweep';

test('a working copy is made, told of as long as it is one, given up, made anew and applied', async ({
  page,
  request,
}) => {
  const path = await makePage(request, 'Seite mit Arbeitskopie', ['Der erste Wortlaut.']);
  await publish(request, path);
  await logIn(page);
  await openPage(page, path);
  const make = async () => {
    await page.locator('#toolbar-more').click();
    await page.getByRole('button', { name: 'Arbeitskopie anlegen' }).click();
    await expect(page).not.toHaveURL(new RegExp(`${path}$`));
  };
  const banner = page.getByRole('region', { name: 'Arbeitskopie' });
  await make();
  await expect(banner).toContainText(
    /Dies ist eine Arbeitskopie von „Seite mit Arbeitskopie“. Angelegt von .+ am .+/,
  );
  for (const size of widths) {
    await page.setViewportSize(size);
    expect(await axeFindings(page), `at ${size.width} pixels`).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
  await banner.getByRole('button', { name: 'Arbeitskopie verwerfen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Arbeitskopie verwerfen' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Die Arbeitskopie wurde verworfen');
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(banner).toBeHidden();

  await make();
  const copy = new URL(page.url()).pathname;
  await patchContent(request, copy, {
    blocks: { title: { '@type': 'title' }, t0: textBlock('Der zweite Wortlaut.') },
    blocks_layout: { items: ['title', 't0'] },
  });
  await openPage(page, path);
  await expect(banner).toContainText('Hierzu gibt es eine laufende Arbeitskopie');
  await expect(page.locator('#toolbar .edit')).toBeHidden();
  await banner.getByRole('link', { name: 'Arbeitskopie ansehen' }).click();
  await banner.getByRole('button', { name: 'Arbeitskopie anwenden' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  const toast = page.getByRole('alert');
  await expect(toast).toContainText('Änderungen angewendet.');
  await expect(toast).toContainText('Dies ist keine Arbeitskopie mehr, sondern der eigentliche Inhalt.');
  await expect(page.getByText('Der zweite Wortlaut.')).toBeVisible();
  await expect(banner).toBeHidden();
  expect(await storedWords(request, path)).toEqual(['Der zweite Wortlaut.']);
  await expect(page.locator('#toolbar .edit')).toBeVisible();
});
