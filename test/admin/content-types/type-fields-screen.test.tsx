import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { apiPath } from '~test/support/api';
import { startCms } from '~test/support/cms';
import { renderSite } from '~test/support/render-site';
// The screen is there: how long fetching it takes is not what this test is about.
import '@/admin/content-types/type-fields-screen';

const { api, cms } = startCms();

const order = () =>
  [...document.querySelectorAll('[data-fieldset="technik"] [data-field]')].map((row) =>
    row.getAttribute('data-field'),
  );

test('a field stays where it was moved, though an answer of before the move comes after it', async () => {
  const user = userEvent.setup();
  const json = { id: 'Messgeraet', title: 'Messgerät', description: '' };
  const field = (title: string) => ({
    title,
    description: '',
    factory: 'label_textline_field',
    required: false,
  });
  const change = (json: object) => cms().ask('/@types/Messgeraet', { as: 'admin', method: 'PATCH', json });
  await cms().ask('/@controlpanels/dexterity-types', { as: 'admin', json });
  await change({ properties: { bauart: field('Bauart'), nummer: field('Nummer') } });
  await change({ fieldsets: [{ id: 'technik', title: 'Technik', fields: ['bauart', 'nummer'] }] });
  await renderSite('/de/controlpanel/dexterity-types/Messgeraet/schema', {
    token: await cms().login('admin'),
  });
  await waitFor(() => expect(order()).toEqual(['bauart', 'nummer']));

  const late: (() => void)[] = [];
  const isSlow = new Promise<void>((resolve) => late.push(resolve));
  const isSent = new Promise<void>((resolve) => late.push(resolve));
  api.use(
    http.get(apiPath('/@types/Messgeraet'), async () => void (await isSlow), { once: true }),
    http.patch(apiPath('/@types/Messgeraet'), async ({ request }) => {
      if ('fieldsets' in ((await request.clone().json()) as object)) await isSent;
    }),
  );
  await user.click(screen.getByRole('button', { name: '„Bauart“ bearbeiten' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Titel/), 'en');
  await user.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: '„Bauart“ nach unten' }));
  expect(order()).toEqual(['nummer', 'bauart']);
  late[0]?.();
  expect(await screen.findByText('Bauarten')).toBeVisible();
  expect(order()).toEqual(['nummer', 'bauart']);
  await change({ properties: { bauart: { title: 'Baujahre' } } });
  late[1]?.();
  expect(await screen.findByText('Baujahre')).toBeVisible();
  expect(order()).toEqual(['nummer', 'bauart']);
});
