import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { withTabs } from '@/blocks/tab-block/edit/with-tabs';
import { tabBlockShape } from '@/blocks/tab-block/data';
import { editBlocks } from '~test/support/edit-blocks';
import { renderBlocks } from '~test/support/render-page';

const text = (words: string, type = 'p') => ({
  value: [{ type, children: [{ text: words }] }],
  plaintext: words,
});
const block = (fields: object = {}) => ({
  '@type': 'tabBlock',
  headline: 'Verfahren',
  columns: [
    { id: 'a', title: 'Messen' },
    { id: 'b', title: 'Rechnen' },
    { id: 'c', title: 'Zeigen' },
  ],
  'text-0': text('Mit der Waage'),
  'text-1': text('Wie gerechnet wird', 'h3'),
  'text-2': text('Auf dem Schirm'),
  ...fields,
});

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

describe('A tab block', () => {
  test('shows the text of its first tab, and of the one that is chosen', async () => {
    renderBlocks([block()]);
    expect(screen.getByRole('tablist', { name: 'Verfahren' })).toBeInTheDocument();
    expect(screen.getByRole('tabpanel', { name: 'Messen' })).toHaveTextContent('Mit der Waage');
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
    await userEvent.click(screen.getByRole('tab', { name: 'Zeigen' }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Auf dem Schirm');
  });

  test('is worked by the arrow keys, and is one stop of the Tab key', async () => {
    renderBlocks([block()]);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'Messen' })).toHaveFocus();
    const steps = [
      ['{ArrowLeft}', 'Zeigen'],
      ['{ArrowRight}', 'Messen'],
      ['{End}', 'Zeigen'],
      ['{Home}', 'Messen'],
      ['{ArrowRight}', 'Rechnen'],
    ] as const;
    for (const [key, name] of steps) {
      await userEvent.keyboard(key);
      expect(selected()).toBe(name);
      expect(screen.getByRole('tab', { name })).toHaveFocus();
    }
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  test('is opened where the address names a heading, or the browser finds words', () => {
    const { container } = renderBlocks([block()], { path: '/de/seite#wie-gerechnet-wird' });
    expect(selected()).toBe('Rechnen');
    const [, last] = container.querySelectorAll('[hidden="until-found"]');
    act(() => void last?.dispatchEvent(new Event('beforematch', { bubbles: true })));
    expect(selected()).toBe('Zeigen');
  });

  test('reads texts that are numbered from one, and such as have words alone', () => {
    const { 'text-0': first, 'text-1': second, ...rest } = block();
    renderBlocks([{ ...rest, 'text-1': first, 'text-2': second, 'text-3': { plaintext: 'Nur Worte' } }]);
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Mit der Waage');
    expect(screen.getByText('Nur Worte')).toBeInTheDocument();
  });

  test.each([
    { columns: [] },
    { columns: undefined },
    { columns: [{}, {}], 'text-0': {}, 'text-1': {}, 'text-2': {} },
  ])('without anything to show is not there: %j', (fields) => {
    const { container } = renderBlocks([block(fields)]);
    expect(container.querySelector('.block.tabBlock')).toBeEmptyDOMElement();
  });

  test('that was read is read the same again', () => {
    const read = tabBlockShape.read(block());
    expect(tabBlockShape.read(read)).toEqual(read);
  });
});

describe('The texts of a tab block follow their tabs', () => {
  const stored = block();
  const [a, b, c] = stored.columns;

  test.each([
    ['another order', [c, a, b], ['Auf dem Schirm', 'Mit der Waage', 'Wie gerechnet wird']],
    ['one gone', [a, c], ['Mit der Waage', 'Auf dem Schirm', undefined]],
    [
      'another title',
      [a, { ...b, title: 'Neu' }, c],
      ['Mit der Waage', 'Wie gerechnet wird', 'Auf dem Schirm'],
    ],
  ])('%s', (_words, columns, words) => {
    const result = { ...stored, ...withTabs(stored, columns as object[] as Record<string, unknown>[]) };
    const texts = [0, 1, 2].map(
      (number) => (result as unknown as Record<string, { plaintext?: string } | undefined>)[`text-${number}`],
    );
    expect(texts.map((each) => each?.plaintext)).toEqual(words);
  });

  test('a new one has an id and no text', () => {
    const change = withTabs(stored, [...stored.columns, {}]);
    expect(change).toEqual({ columns: [a, b, c, { id: expect.any(String) as string }] });
  });
});

describe('A tab block that is edited', () => {
  test('without tabs says where they are added, and adds them', async () => {
    const { page } = await editBlocks({ a: block({ columns: [] }) });
    const words = 'Um neue Reiter hinzuzufügen, legen Sie bitte rechts in der Leiste Elemente an';
    expect(await screen.findByText(words)).toBeVisible();
    const prompt = document.querySelector('.tool-prompt button');
    await userEvent.click(prompt as Element);
    expect(page.toContent()).toMatchObject({ blocks: { a: { columns: [{ title: '' }] } } });
  });

  test('has title and text of the chosen tab where they stand', async () => {
    const { page, stored, container } = await editBlocks({ a: block() });
    await waitFor(() => expect(container.querySelector('.tabs__row')).not.toBeNull());
    const row = within(container.querySelector<HTMLElement>('.tabs__row') ?? container);
    await userEvent.click(row.getByRole('button', { name: 'Rechnen' }));
    const title = screen.getByRole('textbox', { name: 'Titel des Reiters' });
    expect(title).toHaveTextContent('Rechnen');
    expect(screen.getByText('Wie gerechnet wird')).toBeVisible();
    title.textContent = 'Denken';
    act(() => void title.dispatchEvent(new InputEvent('input', { bubbles: true })));
    expect(stored('a')).toEqual({
      ...block(),
      columns: [
        { id: 'a', title: 'Messen' },
        { id: 'b', title: 'Denken' },
        { id: 'c', title: 'Zeigen' },
      ],
    });
    act(() => void page.undo());
    expect(stored('a')).toEqual(block());
    await waitFor(() => expect(container.querySelector('.tool-form')).not.toBeNull());
  });
});
