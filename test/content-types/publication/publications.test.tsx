import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { apiPath } from '~test/support/api';
import { startCms } from '~test/support/cms';
import { renderSite } from '~test/support/render-site';

const shelf = '/de/regal';
const { api } = startCms({
  items: [
    { path: '/de', type: 'LRF', title: 'Immerlund' },
    { path: '/de/seite', type: 'Document', title: 'Eine Seite' },
    {
      path: shelf,
      type: 'Cart',
      title: 'Hefte',
      fields: {
        blocks: {
          title: { '@type': 'title' },
          list: {
            '@type': 'listing',
            querystring: {
              query: [
                {
                  i: 'portal_type',
                  o: 'plone.app.querystring.operation.selection.any',
                  v: ['CartItem'],
                },
              ],
            },
          },
        },
        blocks_layout: { items: ['title', 'list'] },
      },
    },
    {
      path: `${shelf}/heft`,
      type: 'CartItem',
      title: 'Das Heft',
      description: '32 Seiten',
      fields: {
        is_orderable: true,
        text: { data: '<p>Von <b>Strömen</b></p>', 'content-type': 'text/html' },
        preview_image: { picture: 'droplets.webp' },
        image_caption: 'Tropfen auf Glas',
        file: { file: 'bericht.pdf' },
      },
    },
    { path: `${shelf}/plakat`, type: 'CartItem', title: 'Das Plakat', fields: { is_orderable: true } },
    { path: `${shelf}/alt`, type: 'CartItem', title: 'Vergriffen', fields: { is_orderable: false } },
    { path: '/de/anderes', type: 'Cart', title: 'Anderes' },
    { path: '/de/anderes/karte', type: 'CartItem', title: 'Die Karte', fields: { is_orderable: true } },
  ],
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const user = userEvent.setup();
const amount = (title: string) => screen.findByRole('spinbutton', { name: `Anzahl von ${title}` });
const stored = () => JSON.parse(localStorage.getItem('cart') ?? '[]') as unknown;
const keep = (lines: object[]) => localStorage.setItem('cart', JSON.stringify(lines));

describe('a shelf', () => {
  test('lists what lies on it, in its order, once', async () => {
    await renderSite(shelf);
    await amount('Das Heft');
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Das Heft', 'Das Plakat', 'Vergriffen']);
  });

  test('asks for all of it whole, by position', async () => {
    const asked: URLSearchParams[] = [];
    api.use(
      http.get(apiPath(`${shelf}/@search`), ({ request }) => {
        asked.push(new URL(request.url).searchParams);
        return undefined;
      }),
    );
    await renderSite(shelf);
    await amount('Das Heft');
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      portal_type: 'CartItem',
      fullobjects: '1',
      b_size: '100000000',
      sort_on: 'getObjPositionInParent',
    });
  });

  test('shows title, text, picture with caption, file and kind of the parent of each', async () => {
    await renderSite(shelf);
    await amount('Das Heft');
    const [row] = within(screen.getByRole('region', { name: 'Publikationen' })).getAllByRole('listitem');
    const heft = within(row as HTMLElement);
    expect(heft.getByRole('link', { name: 'Das Heft' })).toHaveAttribute('href', `${shelf}/heft`);
    expect(await heft.findByText('Strömen')).toBeVisible();
    expect(heft.getByRole('figure')).toHaveTextContent('Tropfen auf Glas');
    expect(heft.getByRole('link', { name: /bericht\.pdf herunterladen \(PDF, / })).toHaveAttribute(
      'href',
      expect.stringContaining(`${shelf}/heft/@@download/file`),
    );
    expect(heft.getByText('Publikationskorb')).toBeVisible();
  });

  test('has an amount for what can be ordered alone', async () => {
    await renderSite(shelf);
    await amount('Das Heft');
    expect(screen.getAllByRole('spinbutton')).toHaveLength(2);
    expect(screen.getByText('Nicht zu bestellen')).toBeVisible();
  });

  test('says that nothing lies on it', async () => {
    api.use(http.get(apiPath(`${shelf}/@search`), () => HttpResponse.json({ items: [], items_total: 0 })));
    await renderSite(shelf);
    expect(await screen.findByText('Hier liegt zurzeit nichts aus.')).toBeVisible();
  });

  test('of many draws 50 at once', async () => {
    const items = Array.from({ length: 120 }, (_, at) => ({
      '@id': `${shelf}/${at}`,
      '@type': 'CartItem',
      title: `Heft ${at}`,
    }));
    api.use(http.get(apiPath(`${shelf}/@search`), () => HttpResponse.json({ items, items_total: 120 })));
    await renderSite(shelf);
    await user.click(await screen.findByRole('button', { name: 'Weitere zeigen (70)' }));
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(100);
  });
});

describe('an amount', () => {
  test('begins at 0 and is changed by buttons, keys and typing', async () => {
    await renderSite(shelf);
    const field = await amount('Das Heft');
    expect(field).toHaveValue('0');
    await user.click(screen.getByRole('button', { name: 'Ein Exemplar mehr von Das Heft' }));
    expect(field).toHaveValue('1');
    await user.click(field);
    await user.keyboard('{ArrowUp}{PageUp}{ArrowDown}');
    expect(field).toHaveValue('11');
    await user.clear(field);
    expect(field).toHaveValue('0');
    await user.type(field, '37', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    expect(field).toHaveValue('37');
    expect(stored()).toEqual([{ id: `${shelf}/heft`, amount: 37 }]);
    expect(screen.getByText('1 Titel, 37 Stück')).toBeVisible();
  });

  test('is never less than none: a negative one is refused, an empty one is 0', async () => {
    await renderSite(shelf);
    const field = await amount('Das Heft');
    await user.click(screen.getByRole('button', { name: 'Ein Exemplar weniger von Das Heft' }));
    expect(field).toHaveValue('0');
    fireEvent.change(field, { target: { value: '5' } });
    for (const wrong of ['-3', '1.5', '=cmd', '<b>1</b>', '🌊', '\u202E12']) {
      fireEvent.change(field, { target: { value: wrong } });
      expect(field).toHaveValue('5');
    }
    fireEvent.change(field, { target: { value: '' } });
    expect(field).toHaveValue('0');
  });

  test('is bounded by what an order takes, which is said', async () => {
    await renderSite(shelf);
    fireEvent.change(await amount('Das Heft'), { target: { value: '99999' } });
    expect(await amount('Das Heft')).toHaveValue('1000');
    expect(screen.getByText('Mehr als 1.000 Stück je Titel verschicken wir nicht.')).toBeVisible();
  });

  test('of a title for which an order has no room is not asked for', async () => {
    keep(Array.from({ length: 100 }, (_, at) => ({ id: `/de/x/${at}`, amount: 1 })));
    await renderSite(shelf);
    expect(await screen.findAllByText(/In eine Bestellung passen 100 Titel/)).toHaveLength(2);
  });
});

test('A publication has a page with its amount, its file and the way to the cart', async () => {
  await renderSite(`${shelf}/heft`);
  fireEvent.change(await amount('Das Heft'), { target: { value: '3' } });
  expect(screen.getByRole('heading', { level: 1, name: 'Das Heft' })).toBeVisible();
  expect(screen.getByText('Tropfen auf Glas')).toBeVisible();
  expect(screen.getByRole('link', { name: /herunterladen/ })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Zum Warenkorb' }));
  expect(await screen.findByRole('dialog', { name: /Warenkorb/ })).toHaveTextContent('1 Titel, 3 Stück');
});

describe('the cart', () => {
  test('lies over the page on whose path it is opened, and closes to it', async () => {
    keep([{ id: '/de/anderes/karte', amount: 4 }]);
    const { router } = await renderSite(`${shelf}/@cart`);
    const dialog = await screen.findByRole('dialog', { name: /Warenkorb/ });
    expect(document.title).toContain('Warenkorb');
    expect(within(dialog).getByRole('spinbutton')).toHaveValue('4');
    expect(await within(dialog).findByRole('link', { name: 'Die Karte' })).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Hefte', hidden: true })).toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: 'Zur Kasse' })).toHaveAttribute(
      'href',
      '/@cart-checkout',
    );
    expect(within(dialog).getByRole('link', { name: 'Weiter einkaufen' })).toHaveAttribute('href', shelf);
    await user.click(within(dialog).getByRole('button', { name: 'Schließen' }));
    expect(router.state.location.pathname).toBe(shelf);
  });

  test('leaves the page behind it where that was, and gives it back so', async () => {
    const { router } = await renderSite(`${shelf}/heft`);
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await user.click(await screen.findByRole('link', { name: 'Zum Warenkorb' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Warenkorb/ }));
    await waitFor(() => expect(scroll).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' }));
    const opened = router.state.location.key;
    await user.click(dialog.getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${shelf}/heft`));
    expect(router.state.location.key).not.toBe(opened);
    expect(screen.queryByRole('dialog')).toBeNull();
    vi.restoreAllMocks();
  });

  test('offers the publication on whose path it is opened', async () => {
    await renderSite(`${shelf}/heft/@cart`);
    const dialog = within(await screen.findByRole('dialog', { name: /Warenkorb/ }));
    expect(await dialog.findByRole('spinbutton', { name: 'Anzahl von Das Heft' })).toHaveValue('0');
    expect(dialog.queryByRole('button', { name: /entfernen/ })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Ein Exemplar mehr von Das Heft' }));
    expect(stored()).toEqual([{ id: `${shelf}/heft`, amount: 1 }]);
  });

  test('does not offer what cannot be ordered, nor other pages', async () => {
    for (const path of [`${shelf}/alt`, '/de/seite']) {
      const { unmount } = await renderSite(`${path}/@cart`);
      const dialog = within(await screen.findByRole('dialog', { name: /Warenkorb/ }));
      await waitFor(() =>
        expect(screen.getByRole('heading', { level: 1, hidden: true })).toBeInTheDocument(),
      );
      expect(dialog.getByText('Ihr Warenkorb ist leer.')).toBeVisible();
      expect(dialog.queryByRole('spinbutton')).toBeNull();
      expect(dialog.queryByRole('link', { name: 'Zur Kasse' })).toBeNull();
      unmount();
    }
  });

  test.each(['/@cart', '/de/@cart', '/de/gibt-es-nicht/@cart'])(
    'is a page of its own where there is none below it: %s',
    async (path) => {
      keep([{ id: `${shelf}/heft`, amount: 1 }]);
      await renderSite(path);
      expect(await screen.findByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(await screen.findByRole('link', { name: 'Das Heft' })).toBeVisible();
    },
  );

  test('gives up a title, and says of one that is gone that nobody sends it', async () => {
    keep([
      { id: `${shelf}/heft`, amount: 1 },
      { id: `${shelf}/weg`, amount: 1 },
    ]);
    await renderSite('/de/@cart');
    expect(await screen.findByText(/Wird nicht mehr verschickt/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'weg entfernen' }));
    await user.click(screen.getByRole('button', { name: 'Das Heft entfernen' }));
    expect(screen.getByText('Ihr Warenkorb ist leer.')).toBeVisible();
    expect(document.body).not.toHaveFocus();
    expect(localStorage.getItem('cart')).toBeNull();
  });

  test('can be changed where its publications cannot be looked up', async () => {
    keep([{ id: `${shelf}/heft`, amount: 1 }]);
    api.use(http.get(apiPath('/@search'), () => HttpResponse.error()));
    await renderSite('/de/@cart');
    fireEvent.change(await amount('heft'), { target: { value: '2' } });
    expect(stored()).toEqual([{ id: `${shelf}/heft`, amount: 2 }]);
    expect(screen.getByRole('link', { name: 'Zur Kasse' })).toBeVisible();
  });
});
