import type { Page } from '@playwright/test';
import { isDue, turnWithin } from '../../scripts/turn.mjs';
import { expect, failedResponse, openPage, test } from './support/journey';

const notFound = 'Hier verliert sich die Spur';
const long = 'x'.repeat(10_000);

/** Every screen that a visitor may open with whatever an address holds. */
const screens: readonly (readonly [string, string])[] = [
  ['/de/forschung', 'Forschung'],
  ['/de/search', 'Suche'],
  ['/de/institute/zellbiophysik/@@search', 'Suche'],
  ['/de/search-old', 'Suche'],
  ['/de/institute', 'Institute'],
  ['/de/sitemap', 'Sitemap'],
  ['/de/forschung/unlock-form', 'Geschützter Inhalt'],
  ['/de/forschung/links-to-item', 'Inhalte, die auf „Forschung“ verweisen'],
  ['/de/@cart', 'Warenkorb'],
  ['/de/@cart-checkout', 'Bestellung'],
  ['/de/passwordreset', 'Passwort vergessen?'],
  ['/de/passwordreset/token', 'Neues Passwort setzen'],
  ['/de/login', 'Anmelden'],
  ['/de/logout', 'Abmeldung'],
];

const parameters = [
  'SearchableText',
  'Subject',
  'page',
  'group_select',
  'sort_on',
  'local',
  'return_url',
  'userid',
];
const all = (value: string) => parameters.map((name) => `${name}=${value}`).join('&');
const odd = [
  `${all('%E0%A4%A')}&${all('%00')}&${all('%ED%A0%80')}&${all('%')}`,
  `${all('-1')}&${all('999')}&allow_local=true`,
  `SearchableText=${long}`,
  all(encodeURIComponent('"><img src=x onerror=alert(1)><script>alert(2)</script>')),
  `${all('javascript:alert(1)')}&${all('%2F%2Fevil.example')}`,
  'Subject=%22K%C3%BCste%22%20%26%20Meer&Subject=zwei',
];

async function expectUnharmed(page: Page, where: string): Promise<void> {
  await expect(page.locator('main [href^="javascript:"], main [onerror]'), where).toHaveCount(0);
  expect(new URL(page.url()).hostname, where).toBe('127.0.0.1');
  expect(await page.title(), where).not.toBe('');
}

// They take turns.
for (const [path, heading] of screens.filter((_, place) => isDue(place, turnWithin(), 2)))
  test(`${path} stands with a clean console, whatever parameters hold`, async ({ page }) => {
    page.on('dialog', () => expect(page.url(), 'a script of the address ran').toBe(''));
    for (const query of odd) {
      await openPage(page, `${path}?${query}`);
      await expect(page.locator('main h1'), query).toContainText(heading);
      await expectUnharmed(page, query);
    }
  });

test.describe('on paths that name nothing', () => {
  test.use({ allowedLines: [new RegExp(`${failedResponse.source}|status of 400`)] });

  for (const [path, heading] of [
    ['/de/%E0%A4%A', notFound],
    ['/de/%E0%A4%A/@@search', 'Suche'],
    ['/de/%00/unlock-form', 'Geschützter Inhalt'],
    ['/de/%ED%A0%80/links-to-item', notFound],
    [`/de/${long}`, notFound],
    ['/passwordreset/%E0%A4%A', 'Neues Passwort setzen'],
    ['/passwordreset/a/b', notFound],
    ['/profile/%3Cimg%20src=x%3E', notFound],
    ['/@cart-checkout/%22%3E', 'Bestellung'],
    ['/de/constructor', notFound],
  ] as const)
    test(`${path.slice(0, 40)} shows what fits`, async ({ page }) => {
      await openPage(page, path);
      await expect(page.locator('main h1')).toContainText(heading);
      await expectUnharmed(page, path);
    });
});
