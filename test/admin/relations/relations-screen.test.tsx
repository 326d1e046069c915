import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { installDialogElement } from '~test/support/dialog-element';
import { answer } from '~test/support/api';
import { startCms } from '~test/support/cms';
import { realExample } from '~test/support/real-examples';
import { renderSite } from '~test/support/render-site';

const modified = '2026-11-19T09:42:00+00:00';
const { api, cms } = startCms({
  items: [
    { path: '/de', type: 'LRF', title: 'Deutsch', modified },
    { path: '/de/eins', type: 'Document', title: 'Eins', modified, fields: { relatedItems: ['/de/zwei'] } },
    { path: '/de/zwei', type: 'Document', title: 'Zwei', modified },
    { path: '/de/drei', type: 'Document', title: 'Drei', modified },
  ],
});
installDialogElement();

const open = async () => {
  await renderSite('/de/controlpanel/relations', { token: await cms().login('siteadmin') });
  expect(await screen.findByText('1 von 1 Verknüpfung')).toBeVisible();
  return userEvent.setup();
};

test('a relation that was deleted is brought back by the notification', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Verknüpfung von „Eins“ mit „Zwei“ löschen' }));
  expect(await screen.findByText('Die Verknüpfung wurde gelöscht.')).toBeVisible();
  expect(await screen.findByText('Keine Verknüpfung entspricht den Angaben.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(await screen.findByRole('row', { name: /^Eins Zwei/ })).toBeVisible();
});

test('a relation is added between two contents that are looked for; one that is not there is said, with what was chosen kept', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Verknüpfung hinzufügen' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Verknüpfung hinzufügen: Verwandte Inhalte' }));
  const send = () => user.click(dialog.getByRole('button', { name: 'Verknüpfung hinzufügen' }));
  expect(dialog.getByRole('textbox', { name: /Quelle/ })).toHaveFocus();
  await send();
  expect(dialog.getAllByText('Erforderliche Eingabe fehlt')).toHaveLength(2);
  const [source] = dialog.getAllByRole('button', { name: 'Inhalt wählen' });
  await user.click(source as HTMLElement);
  const browser = within(await screen.findByRole('dialog', { name: /Quelle/ }));
  await user.click(await browser.findByRole('button', { name: 'Drei auswählen' }, { timeout: 10_000 }));
  await user.click(browser.getByRole('button', { name: 'Verweis übernehmen' }));
  expect(await dialog.findByText('Drei')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Ziel/ }), '/de/vier{Enter}');
  await send();
  expect(await dialog.findByText('Diesen Pfad gibt es nicht.')).toBeVisible();
  expect(dialog.getByText('Drei')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /vier/ }));
  await user.type(dialog.getByRole('textbox', { name: /Ziel/ }), '/de/eins{Enter}');
  await send();
  expect(await screen.findByText('Die Verknüpfung wurde hinzugefügt.')).toBeVisible();
  expect(await screen.findByRole('row', { name: /^Drei Eins/ })).toBeVisible();
  expect(screen.getByText('2 von 2 Verknüpfungen')).toBeVisible();
});

test.each([
  ['Quelle', '/de/eins', 'Eins Zwei'],
  ['Ziel', '/de/eins', 'Drei Eins'],
  ['Wörter in der Quelle', 'Drei', 'Drei Eins'],
  ['Wörter im Ziel', 'Zwei', 'Eins Zwei'],
])('relations are narrowed down by %s', async (field, typed, row) => {
  await cms().ask('/@relations', {
    as: 'siteadmin',
    method: 'POST',
    json: { items: [{ relation: 'relatedItems', source: '/de/drei', target: '/de/eins' }] },
  });
  await renderSite('/de/controlpanel/relations', { token: await cms().login('siteadmin') });
  expect(await screen.findByText('2 von 2 Verknüpfungen')).toBeVisible();
  const user = userEvent.setup();
  await user.type(screen.getByRole('searchbox', { name: field }), typed);
  expect(await screen.findByText('1 von 1 Verknüpfung')).toBeVisible();
  expect(screen.getByRole('row', { name: new RegExp(`^${row}`) })).toBeVisible();
});

test('what is broken is shown with where it is mended and what it has lost', async () => {
  api.use(answer('/@relations', realExample('relations-broken')));
  await renderSite('/de/controlpanel/relations?broken', {
    token: await cms().login('siteadmin'),
    site: { linkBases: ['http://localhost:8080/Plone'] },
  });
  const row = await screen.findByRole('row', { name: /refers-to-old/ });
  expect(row).toHaveAccessibleName('/en/research/refers-to-old Verwandte Inhalte old-page');
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/en/research/refers-to-old/edit');
});

test('an end that is not there is said', async () => {
  await renderSite('/de/controlpanel/relations', { token: await cms().login('siteadmin') });
  const user = userEvent.setup();
  await user.type(await screen.findByRole('searchbox', { name: 'Quelle' }), '/de/vier');
  expect(await screen.findByText('Diesen Pfad gibt es nicht.')).toBeVisible();
});
