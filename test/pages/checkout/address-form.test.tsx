import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { AddressForm } from '@/pages/checkout/address-form';
import { apiPath } from '~test/support/api';
import { startCms } from '~test/support/cms';
import { renderWithSite } from '~test/support/render';

const { api } = startCms();

async function order() {
  const user = userEvent.setup();
  const lines = [{ id: '/de/nirgends/bericht', title: 'Bericht', amount: 1 }];
  renderWithSite(<AddressForm base="/de/@cart-checkout" lines={lines} />, { path: '/de/@cart-checkout' });
  await user.selectOptions(screen.getByLabelText('Anrede'), 'Frau');
  const words = { Nachname: 'Quandt', 'Straße und Hausnummer': 'Deichweg 3', Postleitzahl: '01234' };
  for (const [label, typed] of Object.entries({
    ...words,
    Ort: 'Immerlund',
    'E-Mail-Adresse': 'ada@quandt.example',
  }))
    await user.type(screen.getByLabelText(label), typed);
  await user.click(screen.getByRole('button'));
}

test('What the CMS says of the order’s lines, which are no field, is said above the form, once', async () => {
  await order();
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Eine Publikation kann nicht bestellt werden.');
  expect(notice).toHaveFocus();
  expect(screen.getByLabelText('Nachname')).toHaveValue('Quandt');
});

test('What it says of a field stands there, which has the focus and keeps what was typed', async () => {
  const errors = [{ field: 'zipCode', message: 'Unbekannt.' }];
  api.use(
    http.post(apiPath('/@cart-order'), () =>
      HttpResponse.json({ error: { type: 'BadRequest', message: 'Unvollständig', errors } }, { status: 400 }),
    ),
  );
  await order();
  const notice = await screen.findByRole('alert');
  const field = screen.getByLabelText('Postleitzahl');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('01234');
  expect(field).toHaveAccessibleDescription('Unbekannt.');
  expect(notice).not.toHaveTextContent('Unbekannt.');
});
