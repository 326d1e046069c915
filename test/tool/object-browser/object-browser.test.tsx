import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { chosenPicture } from '@/blocks/image/edit/picture-change';
import { sessionCookie } from '@/lib/session-token';
import { startCms } from '~test/support/cms';
import { drawnIn } from '~test/support/watch-renders';
import { openBrowser } from './support';

const { cms, api } = startCms();
let searches: URL[] = [];
beforeEach(() => {
  localStorage.clear();
  searches = [];
  api.events.removeAllListeners();
  api.events.on('request:start', ({ request }) => {
    const url = new URL(request.url);
    if (url.pathname.endsWith('/@search')) searches.push(url);
  });
});

/** The names of the demo's users work, as the token of the test's own is none of the server's. */
const open = async (...given: Parameters<typeof openBrowser>) => {
  const opened = await openBrowser(...given);
  Cookies.set(sessionCookie, await cms().login('editor'));
  return opened;
};
const items = (rows: object[]) =>
  http.get('*/@search', () => HttpResponse.json({ items: rows, items_total: rows.length }));
const row = (id: string, facts: object = {}) => ({
  '@id': id,
  '@type': 'Document',
  title: id,
  description: '',
  review_state: 'published',
  type_title: 'Seite',
  is_folderish: false,
  ...facts,
});

test('A folder is listed in the order of its editors, with no more of its content than is shown or stored', async () => {
  await open({ chosen: [{ '@id': '/de/seite' }] });
  await waitFor(() => expect(searches).toHaveLength(1));
  expect(searches[0]?.pathname).toBe('/++api++/de/@search');
  const asked = [...(searches[0]?.searchParams ?? [])];
  expect(asked.filter(([name]) => name !== 'metadata_fields')).toEqual([
    ['path.depth', '1'],
    ['sort_on', 'getObjPositionInParent'],
    ['b_size', '50'],
  ]);
  const columns = asked.flatMap(([name, value]) => (name === 'metadata_fields' ? [value] : []));
  expect(columns).toEqual(expect.arrayContaining(['UID', 'is_folderish', 'modified', 'image_scales']));
  expect(columns).not.toContain('_all');
});

test('Of many entries the first stand before the others are drawn', async () => {
  api.use(items(Array.from({ length: 250 }, (_, number) => row(`/de/seite-${number}`))));
  const counts: number[] = [];
  const watch = new MutationObserver(() => counts.push(document.querySelectorAll('.tool-entry').length));
  watch.observe(document.body, { subtree: true, childList: true });
  await open({});
  await waitFor(() => expect(document.querySelectorAll('.tool-entry')).toHaveLength(250));
  watch.disconnect();
  expect(counts.find((count) => count > 0)).toBe(24);
  expect(document.querySelector('.tool-browser__bar')).toHaveTextContent('250');
});

test.each([
  ['de', '/de', '05.03.2026'],
  ['en', '/en', '5th March 2026'],
] as const)(
  'In the list the day of the last change stands as that language writes it: %s',
  async (language, path, day) => {
    api.use(items([row(`${path}/seite`, { modified: '2026-03-05T10:00:00+00:00' })]));
    await open({}, { language, path });
    expect(await screen.findByText(day)).toBeInTheDocument();
  },
);

test('Entries are put in another order and narrowed to a type, among the types that are there', async () => {
  api.use(items([row('/de/a'), row('/de/b', { '@type': 'News Item', type_title: 'Nachricht' })]));
  const { user } = await open({ chosen: [{ '@id': '/de/seite' }] });
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Reihenfolge' }),
    'Zuletzt geändert zuerst',
  );
  await waitFor(() => expect(searches.at(-1)?.searchParams.get('sort_on')).toBe('modified'));
  expect(searches.at(-1)?.searchParams.get('sort_order')).toBe('descending');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Art der Inhalte' }), 'Nachricht');
  await waitFor(() => expect(searches.at(-1)?.searchParams.getAll('portal_type')).toEqual(['News Item']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Art der Inhalte' }), 'Alle Arten');
  await waitFor(() => expect(searches.at(-1)?.searchParams.has('portal_type')).toBe(false));
});

test('Of a large folder some entries come at first, the next as they are asked for, none twice', async () => {
  const all = Array.from({ length: 20_000 }, (_, at) => row(`/de/s${at}`));
  api.use(
    http.get('*/@search', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const start = Number(searchParams.get('b_start') ?? 0);
      // Something new at the top moves the others by one.
      const from = Math.max(0, start - 1);
      const batch = all.slice(from, from + Number(searchParams.get('b_size')));
      return HttpResponse.json({ '@id': '/de', items: batch.slice(0, 3), items_total: 20_000 });
    }),
  );
  const { user } = await open({ chosen: [{ '@id': '/de/seite' }] });
  const list = await screen.findByRole('list', { name: 'Inhalte' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Weitere laden, noch 19.997' }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(5));
  expect(screen.getByRole('button', { name: 'Weitere laden, noch 19.994' })).toBeVisible();
});

test('What is typed into the search draws none of the entries anew, what is chosen does', async () => {
  api.use(items([row('/de/a', { title: 'Erste' }), row('/de/b')]));
  const { user } = await open({});
  const choose = await screen.findByRole('button', { name: 'Erste auswählen' });
  const container = screen.getByRole('button', { name: 'Öffnen', hidden: true }).closest('body > div');
  const drawn = () => (container ? drawnIn(container).join('\n') : '');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'n' } });
  expect(drawn()).toContain('BrowserHead');
  expect(drawn()).not.toMatch(/ Entry$/m);
  await user.click(choose);
  expect(choose).toHaveAttribute('aria-pressed', 'true');
});

test('A search says nothing of its hits before it has been answered', async () => {
  api.use(items([row('/de/x')]));
  const { user } = await open({ chosen: [{ '@id': '/de/seite' }] });
  const said = new Set<string>();
  const watch = new MutationObserver(() => said.add(screen.getByRole('dialog').textContent ?? ''));
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  await user.type(screen.getByRole('searchbox'), 'netz');
  expect(await screen.findByText('Ein Treffer', undefined, { timeout: 3000 })).toBeVisible();
  watch.disconnect();
  expect([...said].filter((words) => words.includes('Nichts gefunden'))).toEqual([]);
});

test('A search waits for a pause, finds words that begin so, and of fitting types alone', async () => {
  api.use(items([row('/de/x')]));
  const { user } = await open({ mode: 'image', chosen: [{ '@id': '/de/bilder/a.png' }] });
  await user.type(screen.getByRole('searchbox'), 'bild');
  await waitFor(() => expect(searches).toHaveLength(2), { timeout: 3000 });
  const { pathname, searchParams } = searches[1] ?? new URL('x:');
  expect(pathname).toBe('/++api++/de/bilder/@search');
  expect(searchParams.get('SearchableText')).toBe('bild*');
  expect(searchParams.getAll('portal_type')).toEqual(['Image']);
  expect(searchParams.getAll('metadata_fields')).toEqual(
    expect.arrayContaining([
      'title',
      'description',
      'academic',
      'building',
      'email',
      'phone',
      'room',
      'positions',
    ]),
  );
});

test('One is chosen by its button and taken by the main one', async () => {
  api.use(items([row('/de/a', { title: 'Erste', UID: '1'.repeat(32), Creator: 'x' }), row('/de/b')]));
  const { answers, user } = await open({});
  await user.click(await screen.findByRole('button', { name: 'Erste auswählen' }));
  expect(answers).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Verweis übernehmen' }));
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(answers[0]).toEqual([
    { '@id': '/de/a', '@type': 'Document', title: 'Erste', description: '', UID: '1'.repeat(32) },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Öffnen' })).toHaveFocus();
});

test('What is of no use as a target is entered, and what is neither says why', async () => {
  api.use(items([row('/de/f', { title: 'Ordner', is_folderish: true }), row('/de/g', { title: 'Datei' })]));
  const { answers, user } = await open({ selectableTypes: ['Meldung'] });
  const file = await screen.findByRole('button', { name: 'Datei auswählen' });
  expect(file).toHaveAttribute('aria-disabled', 'true');
  expect(file).toHaveAccessibleDescription(/nicht wählbar: Typ/);
  await user.dblClick(file);
  await user.click(screen.getByRole('button', { name: 'Ordner durchsuchen' }));
  await waitFor(() => expect(searches.at(-1)?.pathname).toBe('/++api++/de/f/@search'));
  expect(answers).toEqual([]);
});

test('Several are put in order, and the browser closes with the last that may be chosen', async () => {
  api.use(items([row('/de/a'), row('/de/b', { review_state: 'private' }), row('/de/c')]));
  const { answers, user } = await open({ isMultiple: true, maximum: 3 });
  await waitFor(() => expect(searches[0]?.pathname).toBe('/++api++/@search'));
  await user.click(await screen.findByRole('button', { name: '/de/a auswählen' }));
  await user.click(screen.getByRole('button', { name: '/de/b auswählen' }));
  expect(screen.getByText('2 von höchstens 3 ausgewählt')).toBeVisible();
  expect(screen.getByText('Ein Ziel ist noch nicht veröffentlicht')).toBeVisible();
  const tray = within(screen.getByRole('region', { name: 'Ausgewählt' }));
  tray.getByRole('button', { name: '„/de/b“ verschieben' }).focus();
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(screen.getByText('Jetzt an Stelle 1 von 2')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '/de/c auswählen' }));
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(answers[0]?.map((each) => each['@id'])).toEqual(['/de/b', '/de/a', '/de/c']);
});

test('Esc clears the search, then closes without an answer', async () => {
  api.use(items([row('/de/a')]));
  const { answers, user } = await open({});
  await user.type(screen.getByRole('searchbox'), 'x');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(answers).toEqual([null]));
});

test('Hostile answers are drawn as text, and lead nowhere outside of the site', async () => {
  const facts = { title: '<b>x</b>', is_folderish: 'yes', image_scales: 3, modified: {} };
  api.use(items([row('/de/__proto__', facts), row('https://elsewhere.example/'), row('/../x')]));
  await open({}, { language: 'en', path: '/en' });
  expect(await screen.findByRole('button', { name: 'Select <b>x</b>' })).toBeVisible();
  expect(screen.getByText('One item')).toBeVisible();
});

test('A folder that cannot be loaded is told, with a second try', async () => {
  api.use(http.get('*/@search', () => HttpResponse.json({ items: 'none' }), { once: true }));
  const { user } = await open({});
  await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }));
  expect((await screen.findAllByRole('button', { name: / auswählen$/ })).length).toBeGreaterThan(0);
});

test('A picture that is uploaded is made where the browser is, and chosen', async () => {
  const { answers, user } = await open({ mode: 'image', chosen: [{ '@id': '/de/x' }] });
  await screen.findByRole('button', { name: 'Hierher hochladen' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  if (input) await user.upload(input, new File([svg], 'neu.svg', { type: 'image/svg+xml' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'neu.svg auswählen' })).toHaveAttribute('aria-pressed', 'true'),
  );
  await user.click(screen.getByRole('button', { name: 'Bild einsetzen' }));
  await waitFor(() => expect(answers[0]?.[0]).toMatchObject({ '@type': 'Image', title: 'neu.svg' }));
});

test('What is marked with a star is kept for its user alone, and listed wherever it lies', async () => {
  const uid = 'ab'.repeat(16);
  api.use(items([row('/de/a', { title: 'Erste', UID: uid }), row('/de/b', { UID: 'cd'.repeat(16) })]));
  const { user } = await open({ chosen: [{ '@id': '/de/seite' }] });
  const star = await screen.findByRole('button', { name: 'Erste merken' });
  expect(star).toHaveAttribute('aria-pressed', 'false');
  await user.click(star);
  expect(star).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: /^Merkliste/ }));
  await waitFor(() => expect(searches.at(-1)?.searchParams.getAll('UID')).toEqual([uid]));
  const list = await screen.findByRole('list', { name: 'Inhalte' });
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  const kept = JSON.parse(localStorage.getItem('portal-favourites') ?? '') as Record<string, string[]>;
  expect(Object.values(kept)).toEqual([[uid]]);
  // Somebody else has kept nothing; what was kept outlasts the session.
  localStorage.setItem('portal-favourites', JSON.stringify({ somebody: [uid] }));
  await user.click(within(list).getByRole('button', { name: 'Erste merken' }));
  expect(await screen.findByText(/Noch nichts gemerkt/)).toBeVisible();
  expect(JSON.parse(localStorage.getItem('portal-favourites') ?? '')).toMatchObject({ somebody: [uid] });
});

test('What lies beside the page is one click away', async () => {
  api.use(items([row('/de/forschung/a')]));
  const { user } = await open({}, { path: '/de/forschung/seite' });
  await user.click(await screen.findByRole('button', { name: 'Neben dieser Seite' }));
  await waitFor(() => expect(searches.at(-1)?.pathname).toBe('/++api++/de/forschung/@search'));
});

test('Of several pictures is asked in one form what they show, before they are uploaded', async () => {
  const { answers, user } = await open({ mode: 'image', chosen: [{ '@id': '/de/x' }] });
  await screen.findByRole('button', { name: 'Hierher hochladen' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  const file = (name: string) => new File([svg], name, { type: 'image/svg+xml' });
  if (input) await user.upload(input, [file('welle.svg'), file('muster.svg')]);
  const form = within(screen.getByRole('dialog', { name: 'Was zeigen diese 2 Bilder?' }));
  expect(form.getByRole('textbox', { name: 'Alternativtext zu welle.svg' })).toHaveValue('');
  await user.type(form.getByRole('textbox', { name: 'Alternativtext zu welle.svg' }), 'Eine Welle im Becken');
  const [, ornament] = form.getAllByRole('checkbox');
  if (ornament) await user.click(ornament);
  expect(form.getByRole('textbox', { name: 'Alternativtext zu muster.svg' })).toBeDisabled();
  await user.click(form.getByRole('button', { name: '2 Bilder hochladen' }));
  await user.click(await screen.findByRole('button', { name: 'welle.svg auswählen' }));
  await user.click(screen.getByRole('button', { name: 'Bild einsetzen' }));
  await waitFor(() => expect(answers[0]?.[0]).toMatchObject({ description: 'Eine Welle im Becken' }));
  expect(chosenPicture({ '@id': '/de/welle.svg' })).toMatchObject({ alt: 'Eine Welle im Becken' });
  expect(chosenPicture({ '@id': '/de/muster.svg' })).toMatchObject({ alt: '', decorative: true });
});

test('The search says in its room that it searches, and by its name where, however long that is', async () => {
  await open({});
  const field = await screen.findByRole('searchbox', { name: /^In „.+“ suchen$/ });
  expect(field).toHaveAttribute('placeholder', 'Hier suchen');
});
