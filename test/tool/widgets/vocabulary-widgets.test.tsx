import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { apiPath, startApi } from '~test/support/api';
import { renderField } from '~test/support/render-tool';

const api = startApi();
const asked: string[] = [];
/** How many terms the vocabulary has; more than come at once are searched. */
let total = 2;
const vocabulary = '/de/@vocabularies/orte';
const terms = [
  { token: 'b', title: 'Berlin' },
  { token: 'be', title: 'Bergen' },
];

beforeEach(() => {
  asked.length = 0;
  total = 2;
  api.use(
    http.get(apiPath(vocabulary), ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(decodeURIComponent(searchParams.toString()));
      const [title, token] = [searchParams.get('title') ?? '', searchParams.get('token')];
      const isMeant = (term: (typeof terms)[number]) =>
        token === null ? term.title.toLowerCase().includes(title.toLowerCase()) : term.token === token;
      const items = terms.filter(isMeant);
      return HttpResponse.json({ items, items_total: title === '' && token === null ? total : items.length });
    }),
  );
});
const user = userEvent.setup();

test('All terms of a small vocabulary are proposed at once, and letters choose among them', async () => {
  renderField({ widget: 'term', title: 'Ort', vocabulary }, null);
  const field = screen.getByRole('combobox', { name: 'Ort' });
  expect(asked).toEqual([]);
  await user.click(field);
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await user.type(field, 'L');
  expect(screen.getByRole('option')).toHaveTextContent('Berlin');
  expect(asked).toEqual(['b_start=0&b_size=25']);
});

test('Keywords in use are proposed before a letter is written', async () => {
  const { changes } = renderField({ widget: 'tokens', title: 'Schlagwörter', vocabulary }, ['Berlin']);
  await user.click(screen.getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: 'Bergen' }));
  expect(changes[0]).toEqual(['Berlin', 'Bergen']);
});

test('What can only be read proposes nothing', async () => {
  renderField({ widget: 'terms', title: 'Orte', vocabulary, isReadOnly: true }, []);
  await user.click(screen.getByRole('combobox'));
  await expect(screen.findByRole('option', {}, { timeout: 300 })).rejects.toThrow();
  expect(asked).toEqual([]);
});

test('A large vocabulary is searched from the second letter on, once for letters that come quickly', async () => {
  total = 26;
  renderField({ widget: 'term', title: 'Ort', vocabulary }, null);
  const field = screen.getByRole('combobox', { name: 'Ort' });
  await user.click(field);
  expect(await screen.findByText('Gesucht wird ab zwei Zeichen.')).toBeVisible();
  await user.type(field, 'B');
  expect(screen.getByText('Gesucht wird ab zwei Zeichen.')).toBeVisible();
  await user.type(field, 'er');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(asked).toEqual(['b_start=0&b_size=25', 'b_start=0&b_size=25&title=Ber']);
});

test('Arrows and Enter choose a term, which content stores with its title', async () => {
  const { changes } = renderField({ widget: 'terms', title: 'Orte', vocabulary }, [
    { token: 'x', title: 'Xanten' },
  ]);
  const field = screen.getByRole('combobox');
  await user.type(field, 'ber');
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Bergen');
  await user.keyboard('{Enter}');
  expect(changes[0]).toEqual([
    { token: 'x', title: 'Xanten' },
    { token: 'be', title: 'Bergen' },
  ]);
  expect(field).toHaveValue('');
  await user.click(screen.getByRole('button', { name: '„Xanten“ entfernen' }));
  expect(changes[0]).toEqual([{ token: 'be', title: 'Bergen' }]);
  expect(field).toHaveFocus();
});

test('Of one term the next takes the place, and Backspace takes it away', async () => {
  const { changes } = renderField(
    { widget: 'term', title: 'Ort', vocabulary },
    { token: 'x', title: 'Xanten' },
  );
  await user.type(screen.getByRole('combobox'), 'berl');
  await user.click(await screen.findByRole('option', { name: 'Berlin' }));
  expect(changes[0]).toEqual({ token: 'b', title: 'Berlin' });
  await user.type(screen.getByRole('combobox'), '{Backspace}');
  expect(changes[0]).toBeNull();
});

test('A block stores the token alone, and its title is asked for', async () => {
  const { changes } = renderField({ widget: 'term', title: 'Ort', vocabulary }, 'b', { place: 'block' });
  expect(await screen.findByText('Berlin')).toBeVisible();
  expect(asked).toEqual(['b_size=-1&token=b']);
  await user.type(screen.getByRole('combobox'), 'berg');
  await user.click(await screen.findByRole('option', { name: 'Bergen' }));
  expect(changes[0]).toBe('be');
});

test('That nothing was found, or that the search failed, is said', async () => {
  renderField({ widget: 'term', title: 'Ort', vocabulary }, null);
  await user.type(screen.getByRole('combobox'), 'zz');
  expect(await screen.findByText('Nichts gefunden')).toBeVisible();
  cleanup();
  api.use(http.get(apiPath(vocabulary), () => HttpResponse.json({ message: 'no' }, { status: 500 })));
  renderField({ widget: 'term', title: 'Ort', vocabulary }, null);
  await user.click(screen.getByRole('combobox'));
  expect(await screen.findByText('Die Vorschläge sind nicht zu laden.')).toBeVisible();
});

test('Escape closes the proposals alone', async () => {
  renderField({ widget: 'term', title: 'Ort', vocabulary }, null);
  await user.type(screen.getByRole('combobox'), 'ber');
  await screen.findAllByRole('option');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getByRole('combobox')).toHaveValue('ber');
});

test('Words are made up, by Enter, comma, and by leaving the field, each once', async () => {
  const { changes } = renderField({ widget: 'tokens', title: 'Schlagwörter' }, ['Iridium']);
  const field = screen.getByRole('combobox');
  await user.type(field, 'Wasser{Enter}Gas,Iridium{Enter}');
  expect(changes[0]).toEqual(['Iridium', 'Wasser', 'Gas']);
  await user.type(field, 'Rest');
  await user.tab();
  expect(changes[0]).toEqual(['Iridium', 'Wasser', 'Gas', 'Rest']);
  await user.type(field, '{Backspace}');
  expect(changes[0]).toEqual(['Iridium', 'Wasser', 'Gas']);
});

test('A word that still stands in its field when the page is saved by keys is saved with it', async () => {
  const { changes } = renderField({ widget: 'tokens', title: 'Schlagwörter' }, []);
  await user.type(screen.getByRole('combobox'), 'Iridium{Control>}s{/Control}');
  expect(changes[0]).toEqual(['Iridium']);
  expect(screen.getByRole('combobox')).toHaveValue('');
});

test('Keywords in use are proposed by their titles, which are stored', async () => {
  const { changes } = renderField({ widget: 'tokens', title: 'Schlagwörter', vocabulary }, []);
  await user.type(screen.getByRole('combobox'), 'berl');
  await user.click(await screen.findByRole('option', { name: 'Berlin' }));
  await waitFor(() => expect(changes[0]).toEqual(['Berlin']));
});

test('The first letters of a dead key or an input method choose nothing', async () => {
  const { changes } = renderField({ widget: 'tokens', title: 'Schlagwörter' }, []);
  const field = screen.getByRole('combobox');
  await user.type(field, 'に');
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
  expect(changes).toEqual([]);
});
