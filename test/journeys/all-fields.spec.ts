import { dayOf, isDue, turnWithin } from '../../scripts/turn.mjs';
import { begin } from './support/fields/begin';
import { addBlock, openSettings, saveAndStay, storedBlock } from './support/fields/block';
import type { Filling } from './support/fields/fill';
import { unfold } from './support/fields/form';
import { makeHost } from './support/fields/host';
import { blockCases } from './support/fields/registry';
import { unseenOf } from './support/fields/seen';
import { test, visit } from './support/fields/visitor';
import { allFields, fillAll, fillInPlace, setAll } from './support/fields/walk';
import { axeFindings, expect } from './support/journey';
import { logIn, storedOf } from './support/editing';
import { save, text } from './support/typing';

test.use({ actionTimeout: 30_000 });
test.setTimeout(180_000);
// Two browsers look at each page: one such journey at a time is enough for a machine.
test.describe.configure({ mode: 'default' });

/** In how many runs every block has had its turn; `--fields` and `--full` take all of them. */
const runs = 24;
const turn = process.env.PORTAL_FIELDS ? null : (turnWithin() ?? dayOf());

/** Blocks that a page has one of and begins with, by their ids. */
const idsOfEveryPage = new Map([['title', 'title']]);

for (const [place, { name, variation, isRestricted }] of (await blockCases()).entries()) {
  if (!isDue(place, turn, runs)) continue;
  const title = variation === undefined ? name : `${name} as ${variation}`;

  test(`whatever an editor enters into ${title} is kept, and visitors see it`, async ({
    page,
    request,
    visitor,
  }) => {
    const targets = await makeHost(request, name, isRestricted);
    const { page: path } = targets;
    await logIn(page);
    await page.goto(`${path}/edit`, { waitUntil: 'commit' });
    const stored = isRestricted ? 't2' : idsOfEveryPage.get(name);
    const opened = stored === undefined ? await addBlock(page, name) : await openSettings(page, stored);
    const { id, form } = opened;
    const filling: Filling = { page, name, ...opened, targets, entered: [], done: new Set<string>() };
    if (variation !== undefined) {
      await unfold(form);
      filling.done.add('field-variation');
      await form.locator('[id="field-variation"]').selectOption(variation);
    }

    await begin(filling);
    await fillAll(filling);
    await fillInPlace(filling);
    await saveAndStay(page);
    const written = JSON.stringify(await storedOf(request, path));
    expect.soft(filling.entered.filter((each) => !written.includes(each.value))).toEqual([]);
    expect.soft(await axeFindings(page)).toEqual([]);
    await visit(visitor, path);
    expect.soft(await unseenOf(visitor, name, filling.entered)).toEqual([]);

    await openSettings(page, id);
    await setAll(filling);
    const values = await allFields(filling);
    await save(page, path);
    await visit(visitor, path);
    expect.soft(await axeFindings(visitor)).toEqual([]);

    const before = await storedBlock(request, path, id);
    await page.goto(`${path}/edit`, { waitUntil: 'commit' });
    await openSettings(page, id);
    // Some fields ask the CMS what can be chosen in them.
    await expect(async () => expect(await allFields(filling)).toEqual(values)).toPass({ timeout: 30_000 });
    await text(page, 'Anfang.').click();
    await page.keyboard.type('Und ');
    await save(page, path);
    expect.soft(await storedBlock(request, path, id)).toMatchObject(before);
  });
}
