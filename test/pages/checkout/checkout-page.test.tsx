import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { amountChanged } from '@/state/cart';
import { apiPath } from '~test/support/api';
import { startCms } from '~test/support/cms';
import { renderSite } from '~test/support/render-site';

const { api, cms } = startCms({
  items: [
    { path: '/de', type: 'LRF', title: 'Immerlund' },
    { path: '/en', type: 'LRF', title: 'Immerlund' },
    { path: '/de/regal', type: 'Cart', title: 'Regal' },
    {
      path: '/de/regal/heft',
      type: 'CartItem',
      title: 'Das Heft',
      description: '32 Seiten',
      fields: { is_orderable: true },
    },
    { path: '/de/regal/plakat', type: 'CartItem', title: 'Das Plakat', fields: { is_orderable: true } },
    { path: '/de/regal/vergriffen', type: 'CartItem', title: 'Vergriffen', fields: { is_orderable: false } },
  ],
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const user = userEvent.setup();
const field = (label: string) => screen.getByLabelText(label);
const button = (name = 'Bestellung absenden') => screen.getByRole('button', { name });
const stored = () => [localStorage, sessionStorage].map((each) => each.getItem('cart'));
const orders = async () => {
  const answer = await cms().ask('/@cart-order', { as: 'admin' });
  return ((await answer.json()) as { items: { formData: Record<string, string>; orderLines: object[] }[] })
    .items;
};

/** Opens the checkout with so many copies of some publications. */
async function open(lines: Record<string, number>, path = '/de/@cart-checkout') {
  const kept = Object.entries(lines).map(([id, amount]) => ({ id, amount }));
  if (kept.length > 0) localStorage.setItem('cart', JSON.stringify(kept));
  const site = await renderSite(path);
  const heading = path.startsWith('/en') ? 'Checkout' : 'Bestellung';
  await screen.findByRole('heading', { level: 1, name: heading });
  return site;
}

async function openForm(lines: Record<string, number> = { '/de/regal/heft': 2 }) {
  const site = await open(lines);
  await screen.findByLabelText('Nachname');
  if (Object.keys(lines).length > 0)
    await waitFor(() => expect(screen.queryAllByText(/Das Heft|Vergriffen|weg/)).not.toEqual([]));
  return site;
}

const address = {
  Nachname: 'Quandt',
  'Straße und Hausnummer': 'Deichweg 3',
  Postleitzahl: '01234',
  Ort: 'Immerlund',
  'E-Mail-Adresse': 'ada@quandt.example',
};

async function fillIn(words: Record<string, string> = address) {
  await user.click(field('Frau'));
  for (const [label, typed] of Object.entries(words)) {
    await user.click(field(label));
    await user.paste(typed);
  }
}

const refuse = (status: number, body: object) =>
  api.use(http.post(apiPath('/@cart-order'), () => HttpResponse.json(body, { status })));

describe('the form', () => {
  test.each([
    ['Nachname', 'x'],
    ['Straße und Hausnummer', 'x'],
    ['Postleitzahl', 'x'],
    ['Ort', 'x'],
    ['E-Mail-Adresse', 'a@b.example'],
  ])(
    '%s is mandatory: said when it is left and when it is emptied, and no longer once it is there',
    async (label, typed) => {
      await openForm();
      expect(field(label)).toBeRequired();
      expect(field(label)).toHaveAttribute('aria-invalid', 'false');
      await user.click(field(label));
      await user.tab();
      expect(field(label)).toHaveAttribute('aria-invalid', 'true');
      expect(field(label)).toHaveAccessibleDescription('Pflichtangabe');
      await user.click(field(label));
      await user.paste(typed);
      expect(field(label)).toHaveAttribute('aria-invalid', 'false');
      await user.clear(field(label));
      expect(field(label)).toHaveAccessibleDescription('Pflichtangabe');
    },
  );

  test('form of address and country are mandatory too', async () => {
    await openForm();
    await user.click(button());
    expect(screen.getByRole('radiogroup', { name: 'Anrede' })).toHaveAccessibleDescription('Pflichtangabe');
    expect(field('Frau')).toHaveFocus();
    await user.click(field('keine Anrede'));
    expect(screen.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'false');
    await user.selectOptions(field('Land'), 'Bitte wählen');
    expect(field('Land')).toHaveAccessibleDescription('Pflichtangabe');
  });

  test('a wrong e-mail address is said as it is typed', async () => {
    await openForm();
    await user.type(field('E-Mail-Adresse'), 'ada');
    expect(field('E-Mail-Adresse')).toHaveAccessibleDescription('Bitte eine gültige E-Mail-Adresse angeben');
    await user.type(field('E-Mail-Adresse'), '@quandt.example');
    expect(field('E-Mail-Adresse')).toHaveAttribute('aria-invalid', 'false');
  });

  test('the button waits for what is missing, and leads to it', async () => {
    await openForm();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await fillIn({ Nachname: 'Quandt' });
    await user.click(button());
    expect(field('Straße und Hausnummer')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Ort' }));
    expect(field('Ort')).toHaveFocus();
    const before = await orders();
    await fillIn({ ...address, Nachname: '' });
    await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'false'));
    expect(await orders()).toEqual(before);
  });

  test('an empty cart says so, and nothing is sent', async () => {
    await openForm({});
    expect(screen.getByText('Die Bestellung ist leer.')).toBeVisible();
    const before = await orders();
    await fillIn();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await user.click(button());
    expect(await orders()).toEqual(before);
  });

  test('no copies of anything is an empty order', async () => {
    await open({ '/de/regal/heft': 0 });
    expect(await screen.findByText('Die Bestellung ist leer.')).toBeVisible();
  });

  test.each(['/de/regal/vergriffen', '/de/regal/weg'])(
    'with %s, which nobody is sent any more, nothing can be ordered',
    async (path) => {
      await openForm({ [path]: 1, '/de/regal/heft': 1 });
      expect(await screen.findByText(/Wird nicht mehr verschickt/)).toBeVisible();
      await fillIn();
      expect(button()).toHaveAttribute('aria-disabled', 'true');
    },
  );

  test('another sub-path leads back to the form', async () => {
    const { router } = await open({}, '/de/@cart-checkout/irgendwo/anders');
    expect(router.state.location.pathname).toBe('/de/@cart-checkout');
  });

  test.each(['en', 'de'])('says everything in its language: %s', async (language) => {
    await open({}, `/${language}/@cart-checkout`);
    const isEnglish = language === 'en';
    await user.click(await screen.findByLabelText(isEnglish ? 'Last name' : 'Nachname'));
    await user.tab();
    expect(screen.getByText(isEnglish ? 'Mandatory value' : 'Pflichtangabe')).toBeVisible();
    const mail = screen.getByLabelText(isEnglish ? 'E-mail address' : 'E-Mail-Adresse');
    await user.type(mail, 'x');
    expect(mail).toHaveAccessibleDescription(
      isEnglish ? 'Must be a valid email' : 'Bitte eine gültige E-Mail-Adresse angeben',
    );
    expect(screen.getByText(isEnglish ? 'The order is empty.' : 'Die Bestellung ist leer.')).toBeVisible();
  });
});

describe('an order', () => {
  test('is placed once by a double click, thanked for and summed up, and the cart is empty', async () => {
    const before = (await orders()).length;
    const { router } = await openForm({ '/de/regal/heft': 2, '/de/regal/plakat': 0 });
    await fillIn();
    await user.dblClick(button());
    expect(await screen.findByText('Vielen Dank für Ihre Bestellung.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/de/@cart-checkout/result');
    expect(screen.getByText(/Sie erhalten eine Bestätigung per E-Mail/)).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('listitem')).toHaveTextContent('2 × Das Heft');
    expect(main.getByText('Deichweg 3')).toBeVisible();
    expect(stored()).toEqual([null, null]);
    const placed = await orders();
    expect(placed).toHaveLength(before + 1);
    expect(placed[0]).toMatchObject({
      formData: {
        gender: 'ms',
        genderText: 'Frau',
        lastName: 'Quandt',
        country: 'DE',
        countryDe: 'Deutschland',
        countryEn: 'Germany',
      },
      orderLines: [{ title: 'Das Heft', amount: 2 }],
    });
    await act(() => router.navigate('/de/@cart-checkout'));
    expect(await screen.findByText('Die Bestellung ist leer.')).toBeVisible();
  });

  test.each([
    ['of a service', { error: { type: 'InternalServerError', message: 'Der Postausgang ist zu.' } }],
    ['of an exception', { type: 'InternalServerError', message: 'Der Postausgang ist zu.' }],
  ])(
    'that fails says status and the words %s; both storages are cleared, and Back restores everything',
    async (_name, body) => {
      const { router } = await openForm();
      await fillIn();
      refuse(500, body);
      await user.click(button());
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Ein Fehler ist aufgetreten' }),
      ).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent('Fehler 500: Der Postausgang ist zu.');
      expect(stored()).toEqual([null, null]);
      await user.click(screen.getByRole('link', { name: 'Zurück' }));
      expect(router.state.location.pathname).toBe('/de/@cart-checkout');
      expect(await screen.findByLabelText('Nachname')).toHaveValue('Quandt');
      expect(field('Frau')).toBeChecked();
      expect(await screen.findByText('Das Heft')).toBeVisible();
      const lines = JSON.stringify([{ id: '/de/regal/heft', amount: 2 }]);
      expect(stored()).toEqual([lines, lines]);
      api.resetHandlers();
      await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'false'));
      await user.click(button());
      expect(await screen.findByText('Vielen Dank für Ihre Bestellung.')).toBeVisible();
    },
  );

  test.each([
    ['without a connection', () => HttpResponse.error(), 'Der Server ist gerade nicht erreichbar'],
    [
      'by an answer without a number',
      () => HttpResponse.json({}),
      'Die Antwort des Servers war nicht zu lesen',
    ],
    ['by a proxy’s page', () => HttpResponse.html('<h1>x</h1>', { status: 503 }), 'Fehler 503'],
  ])('that fails %s says so', async (_name, answer, words) => {
    await openForm();
    await fillIn();
    api.use(http.post(apiPath('/@cart-order'), answer));
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  test('that is refused for a field says why, on the result page and after Back at the field, until that changes', async () => {
    await openForm();
    await fillIn();
    const errors = [{ field: 'zipCode', message: 'Unbekannt.' }];
    refuse(400, { error: { type: 'BadRequest', message: 'Unvollständig', errors } });
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Fehler 400: Unvollständig');
    expect(screen.getByText('Unbekannt.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Zurück' }));
    expect(await screen.findByLabelText('Postleitzahl')).toHaveAccessibleDescription('Unbekannt.');
    expect(field('Postleitzahl')).toHaveValue('01234');
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await user.type(field('Postleitzahl'), '5');
    expect(field('Postleitzahl')).toHaveAttribute('aria-invalid', 'false');
    await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'false'));
  });

  test('the result without an order is an empty order, and keeps the cart', async () => {
    await open({ '/de/regal/heft': 2 }, '/de/@cart-checkout/result');
    expect(await screen.findByText('Die Bestellung ist leer.')).toBeVisible();
    expect(stored()[0]).not.toBeNull();
  });

  test('keeps markup, direction marks, emoji and formulas as they were typed, and shows them as text', async () => {
    const odd = '<img src=x onerror=alert(1)> \u202Eabc\u202C 🌊 =1+1';
    await openForm();
    await fillIn({
      ...address,
      Nachname: odd,
      'Vorname (freiwillig)': odd,
      'Organisation (freiwillig)': '=cmd|’/C calc’!A0',
      Ort: odd,
    });
    await user.click(button());
    expect(await screen.findByText('Vielen Dank für Ihre Bestellung.')).toBeVisible();
    expect((await orders())[0]?.formData).toMatchObject({
      lastName: odd,
      firstName: odd,
      city: odd,
      company: '=cmd|’/C calc’!A0',
    });
    expect(document.querySelector('main img, main [onerror]')).toBeNull();
    expect(screen.getByText(`${odd} ${odd}`)).toBeVisible();
  });

  test.each([
    'Nachname',
    'Vorname (freiwillig)',
    'Organisation (freiwillig)',
    'Straße und Hausnummer',
    'Postleitzahl',
    'Ort',
  ])('10 000 characters are too long for %s, which is said; they stay', async (label) => {
    await openForm();
    await fillIn({ ...address, [label]: 'x'.repeat(10_000) });
    expect(field(label)).toHaveAttribute('aria-invalid', 'true');
    expect(field(label)).toHaveAccessibleDescription(/200/);
    expect(field(label)).toHaveValue('x'.repeat(10_000));
    expect(button()).toHaveAttribute('aria-disabled', 'true');
  });
});

test('what is typed stays when one goes to the cart and back', async () => {
  const { router, store } = await openForm();
  await fillIn({ Nachname: 'Quandt' });
  await act(() => router.navigate('/de/@cart'));
  await screen.findByRole('heading', { level: 1, name: 'Warenkorb' });
  act(() => store.dispatch(amountChanged('/de/regal/heft', 5)));
  await act(() => router.navigate('/de/@cart-checkout'));
  expect(await screen.findByLabelText('Nachname')).toHaveValue('Quandt');
  expect(screen.getByText('5 Stück')).toBeVisible();
});
