import type { APIRequestContext, Page } from '@playwright/test';
import {
  axeFindings,
  expect,
  expectArrival,
  failedResponse,
  openPage,
  sidewaysScroll,
  test,
} from './support/journey';
import { quietNetwork } from './support/quiet-network';

interface Words {
  shelf: string;
  item: RegExp;
  cart: RegExp;
  toCart: string;
  checkout: string;
  gender: string;
  name: string;
  street: string;
  code: string;
  city: string;
  country: string;
  mail: string;
  mandatory: string;
  badMail: string;
  order: string;
  failed: string;
  back: string;
  thanks: string;
  empty: string;
  genderText: string;
}

const words: Record<'de' | 'en', Words> = {
  de: {
    shelf: '/de/ueber-uns/publikationen',
    item: /^Anzahl von /,
    cart: /^Warenkorb/,
    toCart: 'Zum Warenkorb',
    checkout: 'Zur Kasse',
    gender: 'Frau',
    name: 'Nachname',
    street: 'Straße und Hausnummer',
    code: 'Postleitzahl',
    city: 'Ort',
    country: 'Land',
    mail: 'E-Mail-Adresse',
    mandatory: 'Pflichtangabe',
    badMail: 'Bitte eine gültige E-Mail-Adresse angeben',
    order: 'Bestellung absenden',
    failed: 'Ein Fehler ist aufgetreten',
    back: 'Zurück',
    thanks: 'Vielen Dank für Ihre Bestellung.',
    empty: 'Die Bestellung ist leer.',
    genderText: 'Frau',
  },
  en: {
    shelf: '/en/about-us/publications',
    item: /^Quantity of /,
    cart: /^Cart/,
    toCart: 'Go to the cart',
    checkout: 'Checkout',
    gender: 'Ms',
    name: 'Last name',
    street: 'Street and number',
    code: 'Postcode',
    city: 'Town',
    country: 'Country',
    mail: 'E-mail address',
    mandatory: 'Mandatory value',
    badMail: 'Must be a valid email',
    order: 'Send the order',
    failed: 'An error has occurred',
    back: 'Back',
    thanks: 'Thank you for your order.',
    empty: 'The order is empty.',
    genderText: 'Ms',
  },
};

const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('cart'), sessionStorage.getItem('cart')]);

interface Order {
  language: string;
  formData: Record<string, string>;
  orderLines: object[];
}

/** The orders as the CMS got them, newest first. */
async function ordersOf(request: APIRequestContext): Promise<Order[]> {
  const login = await request.post('/++api++/@login', {
    headers: { Accept: 'application/json' },
    data: { login: 'admin', password: 'admin' },
  });
  const { token } = (await login.json()) as { token: string };
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
  const answer = await request.get('/++api++/@cart-order?b_size=100', { headers });
  return ((await answer.json()) as { items: Order[] }).items;
}

async function expectSound(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
}

test.describe.configure({ timeout: 120_000 });
test.use({ allowedLines: [failedResponse] });

for (const [language, width] of [
  ['de', 390],
  ['en', 1440],
] as const)
  test(`publications are ordered in ${language} at ${width} pixels, past every error, in two tabs`, async ({
    page,
    context,
    request,
  }) => {
    const said = words[language];
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, said.shelf);
    const amounts = page.getByRole('spinbutton', { name: said.item });
    await expect(amounts.first()).toHaveValue('0');
    await amounts.first().fill('-3');
    await expect(amounts.first()).toHaveValue('0');
    await amounts.first().fill('30');
    await amounts.nth(1).focus();
    await page.keyboard.press('ArrowUp');
    await expectSound(page);

    const other = await context.newPage();
    await other.goto(`${said.shelf}/@cart`);
    const cart = other.getByRole('dialog', { name: said.cart });
    await expect(cart.getByRole('spinbutton')).toHaveCount(2);
    await amounts.nth(2).fill('2');
    await expect(cart.getByRole('spinbutton')).toHaveCount(3);
    await cart.getByRole('spinbutton').nth(1).fill('0');
    await expect(amounts.nth(1)).toHaveValue('0');
    await other.close();

    await page.getByRole('link', { name: said.toCart }).click();
    const dialog = page.getByRole('dialog', { name: said.cart });
    await expect(dialog.getByRole('link', { name: said.checkout })).toBeVisible();
    await quietNetwork(page);
    await expectSound(page);
    await dialog.getByRole('link', { name: said.checkout }).click();
    await expect(page).toHaveURL(/\/@cart-checkout$/);

    const field = (name: string) => page.getByLabel(name, { exact: true });
    const order = page.getByRole('button', { name: said.order });
    await field(said.name).focus();
    await page.keyboard.press('Tab');
    await expect(field(said.name)).toHaveAccessibleDescription(said.mandatory);
    await field(said.mail).fill('b.erdmann(at)schule');
    await expect(field(said.mail)).toHaveAccessibleDescription(said.badMail);
    await expect(order).toHaveAttribute('aria-disabled', 'true');
    await expectSound(page);

    const odd = '<b>Deich</b> \u202E3\u202C 🌊 =1+1';
    await field(said.gender).check();
    await field(said.name).fill('Quandt');
    await field(said.street).fill(odd);
    await field(said.code).fill('x'.repeat(10_000));
    await expect(field(said.code)).toHaveAttribute('aria-invalid', 'true');
    await field(said.code).fill('01234');
    await field(said.city).fill('Immerlund');
    await field(said.country).selectOption('AT');
    await field(said.mail).fill('quandt@example.org');
    await expect(order).toHaveAttribute('aria-disabled', 'false');

    await page.route('**/@cart-order', (route) =>
      route.fulfill({
        status: 500,
        json: { error: { type: 'InternalServerError', message: 'The letter box is shut.' } },
      }),
    );
    await order.click();
    await expectArrival(page, said.failed);
    await expect(page.getByRole('alert')).toContainText('500: The letter box is shut.');
    expect(await stored(page)).toEqual([null, null]);
    await expectSound(page);
    await page.getByRole('link', { name: said.back, exact: true }).click();
    await expect(field(said.street)).toHaveValue(odd);
    await expect(field(said.country)).toHaveValue('AT');
    expect((await stored(page)).every((cart) => cart?.includes('"amount":30'))).toBe(true);

    await page.unroute('**/@cart-order');
    await expect(order).toHaveAttribute('aria-disabled', 'false');
    await order.dblclick();
    const done = page.locator('main').getByRole('status');
    await expect(done).toContainText(said.thanks);
    await expectSound(page);
    expect(await page.locator('main b').count()).toBe(0);
    expect(await stored(page)).toEqual([null, null]);

    const placed = (await ordersOf(request)).filter((each) => each.language === language);
    expect(placed.filter(({ formData }) => formData.addressLine1 === odd)).toEqual([
      expect.objectContaining({
        formData: expect.objectContaining({
          gender: 'ms',
          genderText: said.genderText,
          lastName: 'Quandt',
          country: 'AT',
          countryDe: 'Österreich',
          countryEn: 'Austria',
        }) as unknown,
        orderLines: [
          expect.objectContaining({ amount: 30 }) as unknown,
          expect.objectContaining({ amount: 2 }) as unknown,
        ],
      }),
    ]);

    await page.goBack();
    await expect(page.getByText(said.empty)).toBeVisible();
    await openPage(page, '/@cart-checkout/elsewhere');
    await expect(page).toHaveURL(/\/@cart-checkout$/);
  });
