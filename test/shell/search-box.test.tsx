import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { NavigationItem } from '@/api/types/content';
import { SearchTool } from '@/shell/header/search-tool';
import { SearchBox } from '@/shell/search-box/search-box';
import { suggestions } from '@/state/suggestions';
import { apiPath, startApi } from '~test/support/api';
import { renderWithSite } from '~test/support/render';
import { showMenu } from './shell-data';

const api = startApi();
const origin = 'http://localhost:3000';
const page = (path: string, title: string) => ({ '@id': `${origin}${path}`, '@type': 'Document', title });
const person = {
  ...page('/profile/torsen', 'Ylva Torsen'),
  '@type': 'Member',
  salutation: 'Frau',
  academic: 'Prof. Dr.',
  phone: '+49 40 66969-211',
  email: 'y.torsen@immerlund.example',
  institute: 'Institut für Zellbiophysik',
  building: '04.8',
  room: '211',
  image: {
    download: `${origin}/profile/torsen/@@images/image-800-a.webp`,
    width: 800,
    height: 900,
    scales: {
      thumb: { download: `${origin}/profile/torsen/@@images/image-128-a.webp`, width: 113, height: 128 },
    },
  },
};
const file = { ...page('/de/bericht.pdf', 'Bericht'), '@type': 'File' };

const asked: string[] = [];

function suggest(items: readonly object[]): void {
  api.use(
    http.get(apiPath('/@solr-suggest'), ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('query') ?? '');
      return HttpResponse.json({ suggestions: items } as never);
    }),
  );
}

beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

const user = () => userEvent.setup({ advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) });
const field = () => screen.getByRole('combobox', { name: 'Suchbegriff' });
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

function renderBox() {
  const searched: string[] = [];
  const onSearch = (text: string) => searched.push(text);
  const rendered = renderWithSite(<SearchBox onSearch={onSearch} />, { path: '/de' });
  return { ...rendered, searched };
}

describe('suggestions', () => {
  test('are asked for 300 ms after the last key, once', async () => {
    vi.useFakeTimers();
    suggest([page('/de/wind', 'Wind')]);
    renderBox();
    fireEvent.change(field(), { target: { value: 'wi' } });
    await act(() => vi.advanceTimersByTimeAsync(250));
    fireEvent.change(field(), { target: { value: 'wind' } });
    await act(() => vi.advanceTimersByTimeAsync(299));
    expect(asked).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    vi.useRealTimers();
    expect(await screen.findByRole('option')).toHaveTextContent('Wind');
    expect(asked).toEqual(['wind']);
  });

  test('of an earlier text that are under way are given up', async () => {
    const aborted: string[] = [];
    api.use(
      http.get(apiPath('/@solr-suggest'), async ({ request }) => {
        const query = new URL(request.url).searchParams.get('query') ?? '';
        request.signal.addEventListener('abort', () => aborted.push(query));
        if (query === 'wi') await delay('infinite');
        return HttpResponse.json({ suggestions: [page('/de/wind', `Für ${query}`)] } as never);
      }),
    );
    const { store } = renderBox();
    const { type } = user();
    await type(field(), 'wi');
    await act(() => vi.advanceTimersByTimeAsync(310));
    expect(suggestions.select(store.getState().suggestions ?? {})).toEqual({ status: 'pending' });
    await type(field(), 'nd');
    expect(aborted).toEqual(['wi']);
    await act(() => vi.advanceTimersByTimeAsync(310));
    expect(await screen.findByRole('option')).toHaveTextContent('Für wind');
  });

  test('are not asked for one letter, nor for blanks', async () => {
    renderBox();
    await user().type(field(), ' w  ');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  test('are eight at most, with the beginnings marked and the titles of the places above', async () => {
    suggest(Array.from({ length: 10 }, (_, index) => page(`/de/a/b/c/d/wind-${index}`, `Der Wind ${index}`)));
    const { store } = renderBox();
    const entry = (path: string, title: string, items: object[] = []) =>
      ({ '@id': `http://localhost:3000${path}`, title, description: '', items }) as NavigationItem;
    showMenu(store, [entry('/de/a', 'Forschung', [entry('/de/a/b', 'Großgeräte')])]);
    await user().type(field(), 'wind');
    const options = await screen.findAllByRole('option');
    expect(options).toHaveLength(8);
    const first = within(options[0] ?? document.body);
    expect(first.getByText('Wind').tagName).toBe('B');
    expect(first.getByText('Forschung › Großgeräte')).toBeVisible();
    expect(options[0]).not.toHaveTextContent('/de/');
    expect(screen.getByText('8 Vorschläge')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('listbox', { name: 'Vorschläge' })).toHaveAttribute(
      'id',
      field().getAttribute('aria-controls'),
    );
  });

  test('of a person show salutation, title, institute, phone, e-mail, building and room, and a picture', async () => {
    suggest([person]);
    renderBox();
    await user().type(field(), 'tors');
    const option = await screen.findByRole('option');
    const words = ['Frau Prof. Dr. Ylva Torsen', 'Institut für Zellbiophysik', '+49 40 66969-211'];
    for (const word of [...words, 'y.torsen@immerlund.example', 'Geb.04.8/R.211'])
      expect(option).toHaveTextContent(word);
    expect(option.querySelector('img')?.srcset).toContain('/profile/torsen/@@images/image-128-a.webp 113w');
    expect(option).toHaveAttribute('href', '/profile/torsen');
  });

  test.each([
    ['de', { token: 'mr', title: 'Mr' }, 'Prof. Dr.', 'Herr Prof. Dr. Ylva Torsen'],
    ['en', { token: 'mr', title: 'Herr' }, 'Prof. Dr.', 'Prof. Dr. Ylva Torsen'],
    ['en', { token: 'ms', title: 'Frau' }, '', 'Ms Ylva Torsen'],
    ['de', { token: 'other', title: 'Keine Anrede' }, '', 'Ylva Torsen'],
  ] as const)('of a person address it in %s', async (language, salutation, academic, name) => {
    suggest([{ ...person, title: 'Ylva Torsen', salutation, academic }]);
    renderWithSite(<SearchBox onSearch={() => undefined} />, { path: `/${language}`, language });
    await user().type(screen.getByRole('combobox'), 'tors');
    const option = await screen.findByRole('option');
    expect(option.querySelector('.suggestion__title')?.textContent).toBe(name);
  });

  test('of a file lead visitors to the file itself', async () => {
    suggest([file]);
    renderBox();
    await user().type(field(), 'beri');
    expect(await screen.findByRole('option')).toHaveAttribute('href', '/de/bericht.pdf/@@download/file');
  });

  test('are not asked for what is too long, which is said and not searched for', async () => {
    const { searched } = renderBox();
    const typing = user();
    await typing.click(field());
    await typing.paste('x'.repeat(301));
    expect(await screen.findByRole('alert')).toHaveTextContent('mehr als 300 Zeichen');
    expect(field()).toHaveAccessibleDescription(/mehr als 300/);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await typing.keyboard('{Enter}');
    expect(asked).toEqual([]);
    expect(searched).toEqual([]);
    expect(field()).toHaveValue('x'.repeat(301));
    await typing.keyboard('{Backspace}{Enter}');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(searched).toEqual(['x'.repeat(300)]);
  });

  test('that cannot be had leave the field as it is', async () => {
    api.use(http.get(/@(solr-suggest|search)/, () => HttpResponse.html('Down', { status: 500 })));
    const { searched } = renderBox();
    await user().type(field(), 'wind');
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(screen.queryByRole('listbox')).toBeNull();
    await user().keyboard('{Enter}');
    expect(searched).toEqual(['wind']);
  });
});

describe('by keyboard', () => {
  async function open() {
    suggest([page('/de/eins', 'Wind eins'), page('/de/zwei', 'Wind zwei')]);
    const rendered = renderBox();
    const keys = user();
    await keys.type(field(), 'wind');
    await screen.findAllByRole('option');
    return { ...rendered, keys };
  }

  test('arrows go round the suggestions and the text, and Enter follows the chosen one', async () => {
    const { keys, router, searched } = await open();
    const walk = async (key: string) => {
      await keys.keyboard(key);
      return active();
    };
    expect(active()).toBeNull();
    expect(await walk('{ArrowDown}')).toContain('Wind eins');
    expect(await walk('{ArrowDown}')).toContain('Wind zwei');
    expect(await walk('{ArrowDown}')).toBeNull();
    expect(await walk('{ArrowUp}')).toContain('Wind zwei');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Wind zwei');
    expect(field()).toHaveFocus();
    await keys.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe('/de/zwei');
    expect(searched).toEqual([]);
  });

  test('Enter searches for the text when none is chosen', async () => {
    const { keys, searched } = await open();
    await keys.keyboard('{Enter}');
    expect(searched).toEqual(['wind']);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('Esc takes the suggestions away, then the text; an arrow brings them back', async () => {
    const { keys } = await open();
    await keys.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field()).toHaveValue('wind');
    await keys.keyboard('{ArrowDown}');
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    await keys.keyboard('{Escape}{Escape}');
    expect(field()).toHaveValue('');
  });

  test('leaving the field takes them away, and so does a click beside it', async () => {
    const { keys } = await open();
    await keys.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
    await keys.click(field());
    await keys.keyboard('{ArrowDown}');
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    await keys.click(document.body);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('the button empties the field and gives it the focus', async () => {
    const { keys } = await open();
    await keys.click(screen.getByRole('button', { name: 'Eingabe löschen' }));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });
});

describe('the search of the header', () => {
  const link = () => screen.getByRole('link', { name: 'Suche' });

  test('unfolds with the focus in its field; Esc closes it and gives the focus back', async () => {
    renderWithSite(<SearchTool />, { path: '/de' });
    const keys = user();
    await keys.click(link());
    expect(await screen.findByRole('dialog', { name: 'Suche' })).toBeVisible();
    await waitFor(() => expect(field()).toHaveFocus());
    await keys.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(link()).toHaveFocus();
  });

  test('leads to the search screen of the language with the six columns', async () => {
    const { router } = renderWithSite(<SearchTool />, { path: '/en/page', language: 'en' });
    const keys = user();
    await keys.click(screen.getByRole('link', { name: 'Search' }));
    await keys.type(await screen.findByRole('combobox'), 'wind & wave{Enter}');
    const { pathname, search } = router.state.location;
    expect(pathname).toBe('/en/search');
    const parameters = new URLSearchParams(search);
    expect(parameters.get('SearchableText')).toBe('wind & wave');
    expect(parameters.getAll('metadata_fields')).toHaveLength(6);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('on the search screen is the link to it', async () => {
    renderWithSite(<SearchTool />, { path: '/de/search' });
    await user().click(link());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(link()).toHaveAttribute('href', '/de/search');
  });
});
