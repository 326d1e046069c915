import { axeFindings, expect, openPage, settled, sidewaysScroll, test } from './support/journey';
import { widths } from './support/sweep';

const words = {
  de: {
    list: '/de/karriere/stellenangebote',
    keyword: 'Stichwort',
    typed: 'Forschungsdaten',
    filters: /^Filter( \(\d+\))?$/,
    group: 'Zielgruppe',
    title: 'Titel',
    remove: /Filter entfernen$/,
    reset: 'Filter zurücksetzen',
    none: 'Zu dieser Suche gibt es keine Stelle.',
    order: 'Reihenfolge',
    byTitle: 'Titel Z–A',
    apply: /^(Jetzt b|B)ewerben/,
  },
  en: {
    list: '/en/careers/jobs',
    keyword: 'Keyword',
    typed: 'technician',
    filters: /^Filters( \(\d+\))?$/,
    group: 'Target group',
    title: 'Title',
    remove: /remove filter$/,
    reset: 'Reset Filter',
    none: 'No position matches this search.',
    order: 'Order',
    byTitle: 'Title Z–A',
    apply: /^Apply/,
  },
} as const;

test.describe.configure({ timeout: 120_000 });

for (const language of ['de', 'en'] as const)
  test(`jobs are narrowed down and sorted in ${language}, the address tells it, and an offer is opened and applied for`, async ({
    page,
  }) => {
    const said = words[language];
    const rows = page.locator('.job-list .job-table__link');
    const titles = async () => (await rows.allTextContents()).join('|');
    const sound = async () => {
      expect(await axeFindings(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    };
    await openPage(page, `${said.list}?from=flyer`);
    await expect(rows.first()).toBeVisible();
    const all = await rows.count();
    for (const size of widths) {
      await page.setViewportSize(size);
      await sound();
    }

    // Now the narrowest window: filters unfold, the order is a choice.
    const newestFirst = await titles();
    await page.getByLabel(said.order).selectOption({ label: said.byTitle });
    await expect(page).toHaveURL(/from=flyer/);
    await expect.poll(titles).not.toBe(newestFirst);
    const backwards = await titles();
    await page.getByRole('button', { name: said.filters }).click();
    const group = page.getByRole('list', { name: said.group });
    await group.getByRole('checkbox').first().check();
    await expect(page).toHaveURL(/from=flyer.*targetGroup=/);
    await expect.poll(() => rows.count()).toBeLessThan(all);
    const left = await rows.count();
    await sound();
    await page.reload();
    await settled(page);
    await expect(rows).toHaveCount(left);
    await page.getByRole('button', { name: said.remove }).click();
    await expect(page).not.toHaveURL(/targetGroup=/);
    await expect.poll(titles).toBe(backwards);

    await page.setViewportSize(widths[0]);
    await page.getByRole('columnheader', { name: said.title }).getByRole('button').click();
    await expect(page.getByRole('columnheader', { name: said.title })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect.poll(titles).not.toBe(backwards);

    const odd = '=cmd <b>Labor</b> \u202E3\u202C 🌊';
    await page.getByLabel(said.keyword).fill(odd);
    await expect(page.getByText(said.none)).toBeVisible();
    expect(new URL(page.url()).searchParams.get('text')).toBe(odd);
    await sound();
    await page.getByRole('button', { name: said.reset }).press('Enter');
    await expect(rows).toHaveCount(all);
    expect(new URL(page.url()).searchParams.get('from')).toBe('flyer');

    await page.getByLabel(said.keyword).fill(said.typed);
    await expect(page).toHaveURL(new RegExp(`text=${said.typed}`));
    await expect(rows).toHaveCount(1);
    const title = (await rows.textContent()) ?? '';
    await rows.press('Enter');
    await expect(page.locator('main h1')).toHaveText(title);
    await settled(page);
    for (const size of widths) {
      await page.setViewportSize(size);
      await sound();
    }
    await page.locator('main').getByRole('link', { name: said.apply }).first().click();
    await expect(page).toHaveURL(/\?apply/);
    await settled(page);
    await expect(page.locator('main iframe')).toHaveCount(0);
    await sound();
    await page.goBack();
    await page.goBack();
    await expect(rows).toHaveCount(1);
    await expect(page.getByLabel(said.keyword)).toHaveValue(said.typed);
  });
