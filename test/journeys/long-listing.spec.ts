import { makePage, openEditor } from './support/editing';
import { expect, openPage, test } from './support/journey';

const query = [
  { i: 'path', o: 'plone.app.querystring.operation.string.absolutePath', v: '/' },
  { i: 'portal_type', o: 'plone.app.querystring.operation.selection.none', v: ['Image'] },
];

test('of a long listing what is not on the screen is neither laid out nor painted, and comes when it is scrolled to', async ({
  page,
  request,
}) => {
  const made = await makePage(request, 'Lange Liste', [
    { '@type': 'listing', variation: 'personsGrid', querystring: { query, b_size: '100' } },
  ]);
  const path = made.replace('/++api++', '');
  await openEditor(page, path);
  await openPage(page, path);
  const entries = page.locator('.block-listing .person');
  await expect(entries).toHaveCount(100);
  const isDrawn = (at: number) =>
    entries.nth(at).evaluate((entry) => {
      const words = entry.querySelector('.person__words');
      return words?.checkVisibility({ contentVisibilityAuto: true }) === true;
    });
  expect(await isDrawn(0)).toBe(true);
  expect(await isDrawn(99)).toBe(false);
  // What comes into view on the way takes its own height.
  await expect(async () => {
    await entries.nth(99).evaluate((entry) => entry.scrollIntoView({ behavior: 'instant', block: 'center' }));
    expect(await isDrawn(99)).toBe(true);
  }).toPass();
});
