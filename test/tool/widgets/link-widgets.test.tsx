import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ObjectBrowserContext } from '@/tool/object-browser/context';
import { SideForm } from '@/tool/form/side-form';
import type { Field, Reference } from '@/forms/schema';
import { startApi } from '~test/support/api';
import { renderField, renderTool } from '~test/support/render-tool';

const user = userEvent.setup();
const link: Field = { widget: 'link', title: 'Ziel', mode: 'link' };
const page = { '@id': '/de/seite', title: 'Seite', UID: '1' };
const other = { '@id': '/de/andere', title: 'Andere', UID: '2' };

function renderBrowsed(field: Field, stored: unknown, found: readonly Reference[] | null) {
  const browse = vi.fn(() => Promise.resolve(found));
  const changes: unknown[] = [];
  function Form() {
    const [values, setValues] = useState<Record<string, unknown>>({ value: stored });
    return (
      <ObjectBrowserContext.Provider value={browse}>
        <SideForm
          fields={{ value: field }}
          fieldsets={[{ id: 'default', title: 'Form', fields: ['value'] }]}
          values={values}
          place="content"
          path="/de"
          onChange={(name, changed) => {
            changes.unshift(changed);
            setValues({ [name]: changed });
          }}
        />
      </ObjectBrowserContext.Provider>
    );
  }
  renderTool(<Form />);
  return { browse, changes };
}

test('The browser is told what may be chosen, and what it gives is stored', async () => {
  const field: Field = { ...link, mode: 'image', selectableTypes: ['Image'] };
  const { browse, changes } = renderBrowsed(field, page, [other]);
  expect(screen.getByText('/de/seite')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Anderen Inhalt wählen' }));
  expect(browse).toHaveBeenCalledExactlyOnceWith({
    title: 'Ziel',
    mode: 'image',
    isMultiple: false,
    chosen: [page],
    selectableTypes: ['Image'],
  });
  expect(changes).toEqual([other]);
});

test('A browser that is closed changes nothing', async () => {
  const { changes } = renderBrowsed(link, null, null);
  await user.click(screen.getByRole('button', { name: 'Inhalt wählen' }));
  expect(changes).toEqual([]);
});

test('Several are chosen, put in order by buttons and taken away', async () => {
  const third = { '@id': '/de/dritte', title: 'Dritte' };
  const field: Field = { ...link, widget: 'links' };
  const { browse, changes } = renderBrowsed(field, [page, other], [page, other, third]);
  await user.click(screen.getByRole('button', { name: 'Inhalt wählen' }));
  expect(browse).toHaveBeenCalledWith(expect.objectContaining({ isMultiple: true, chosen: [page, other] }));
  expect(changes[0]).toEqual([page, other, third]);
  await user.click(screen.getByRole('button', { name: '„Dritte“ nach oben' }));
  expect(changes[0]).toEqual([page, third, other]);
  await user.click(screen.getByRole('button', { name: '„Seite“ entfernen' }));
  expect(changes[0]).toEqual([third, other]);
  expect(screen.getByRole('button', { name: '„Dritte“ nach oben' })).toBeDisabled();
});

test('An address is written where no browser is, one of this site as its path', async () => {
  const { changes } = renderField(link, null, { place: 'block' });
  await user.type(screen.getByRole('textbox'), `${window.location.origin}/de/seite{Enter}`);
  expect(changes[0]).toEqual([{ '@id': '/de/seite' }]);
  await user.click(screen.getByRole('button', { name: '„/de/seite“ entfernen' }));
  expect(changes[0]).toEqual([]);
  await user.type(screen.getByRole('textbox'), 'https://elsewhere.example/x{Enter}');
  expect(changes[0]).toEqual([{ '@id': 'https://elsewhere.example/x' }]);
});

test('A link that was stored as an address stays one', async () => {
  const { changes } = renderBrowsed(link, '/de/seite', [other]);
  expect(screen.getByText('/de/seite')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Anderen Inhalt wählen' }));
  expect(changes[0]).toEqual(other);
});

test('No more is taken than a field may hold, and the browser is told how much that is', async () => {
  const field: Field = { widget: 'links', title: 'Ziele', mode: 'link', atMost: 2 };
  const { browse, changes } = renderBrowsed(field, [page], [page, other]);
  await user.click(screen.getByRole('button', { name: 'Inhalt wählen' }));
  expect(browse).toHaveBeenCalledWith(expect.objectContaining({ maximum: 2, isMultiple: true }));
  expect(changes[0]).toEqual([page, other]);
  const line = screen.getByRole('textbox', { name: 'Ziele' });
  expect(line).toHaveAttribute('readonly');
  await user.click(screen.getByRole('button', { name: '„Andere“ entfernen' }));
  await user.type(line, '/de/dritte{Enter}');
  expect(changes[0]).toEqual([page, { '@id': '/de/dritte' }]);
});

test('Where only content of this site fits, an address of another one is refused in words', async () => {
  const { changes } = renderField({ ...link, isInternal: true }, null, { place: 'block' });
  const line = screen.getByRole('textbox');
  await user.type(line, 'https://elsewhere.example/x{Enter}');
  expect(await screen.findByText('Hier passt nur Inhalt dieser Website.')).toBeVisible();
  expect(changes).toEqual([]);
  await user.clear(line);
  await user.type(line, '/de/seite{Enter}');
  expect(changes[0]).toEqual([{ '@id': '/de/seite' }]);
});

describe('Where only members fit', () => {
  const api = startApi();
  const member = { '@id': '/profile/wind', '@type': 'Member', title: 'Ada Wind' };
  const field: Field = { ...link, selectableTypes: ['Member'] };

  beforeEach(() => {
    const titles = { items: [{ token: 'Member', title: 'Person' }], items_total: 1 };
    api.use(
      http.get('*/profile/wind/@search', () => HttpResponse.json({ items: [member], items_total: 1 })),
      http.get('*/de/seite/@search', () =>
        HttpResponse.json({ items: [{ ...page, '@type': 'Document' }], items_total: 1 }),
      ),
      http.get('*/de/nichts/@search', () => HttpResponse.json({ items: [], items_total: 0 })),
      http.get('*/de/krank/@search', () => new HttpResponse(null, { status: 500 })),
      http.get('*/@vocabularies/plone.app.vocabularies.UserFriendlyTypes', () => HttpResponse.json(titles)),
    );
  });

  test('an address is taken that leads to one', async () => {
    const { changes } = renderField(field, null, { place: 'block' });
    await user.type(screen.getByRole('textbox'), '/profile/wind{Enter}');
    await waitFor(() => expect(changes[0]).toMatchObject([member]));
  });

  test.each(['/de/seite', '/de/nichts', 'https://elsewhere.example/x'])(
    'another address is refused in words, and stays to be changed: %s',
    async (address) => {
      const { changes } = renderField(field, null, { place: 'block' });
      const line = screen.getByRole('textbox');
      await user.click(line);
      await user.paste(address);
      await user.tab();
      expect(await screen.findByText(/Hier passt nur Inhalt vom Typ Person/)).toBeVisible();
      expect(line).toBeInvalid();
      expect(line).toHaveValue(address);
      await user.type(line, 'x');
      expect(line).toBeValid();
      expect(changes).toEqual([]);
    },
  );

  test('an address that cannot be checked is not taken', async () => {
    const { changes } = renderField(field, null, { place: 'block' });
    await user.type(screen.getByRole('textbox'), '/de/krank{Enter}');
    expect(await screen.findByText(/ließ sich nicht prüfen/)).toBeVisible();
    expect(changes).toEqual([]);
  });
});

test('A mere word is no address: it is said to be none, and stays to be mended', async () => {
  const { changes } = renderBrowsed(link, undefined, null);
  const field = screen.getByRole('textbox');
  await user.type(field, 'Forschung{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Das ist keine Adresse.');
  expect(field).toHaveValue('Forschung');
  expect(changes).toEqual([]);
  await user.clear(field);
  await user.type(field, '/de/seite{Enter}');
  expect(changes).toEqual([{ '@id': '/de/seite' }]);
});
