import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Editor, Transforms } from 'slate';
import { ELEMENT_TO_NODE } from '@/editor/rich-text/slate-doors';
import { describe, expect, test } from 'vitest';
import { blockNamed } from '@/blocks/registry';
import { newBlock } from '@/editor/block-picker/offered-block';
import { newTable } from '@/blocks/slate-table/edit/change-table';
import { startApi } from '~test/support/api';
import { editBlocks } from '~test/support/edit-blocks';
import { words } from '../document/pages';
import '~test/support/all-blocks';

startApi();
const user = userEvent.setup();

/** Types as a browser does, whose letters stand in the element before anybody hears of them. */
function typeInto(line: HTMLElement, text: string): void {
  line.textContent = text;
  fireEvent.input(line);
}

/** A line of text in the page, once its editor has come; the sidebar may have a field of the same name. */
const lineIn = (container: HTMLElement, label: string) =>
  waitFor(() => {
    const line = container.querySelector<HTMLElement>(`.tool-plain-text[aria-label="${label}"]`);
    if (!line) throw new Error(`There is no line “${label}”.`);
    return line;
  });

/** Puts letters at the end of a rich text. */
async function typeRich(text: HTMLElement, letters: string): Promise<void> {
  await act(async () => text.focus());
  const label = text.getAttribute('aria-label') ?? '';
  const element = screen.getByRole('textbox', { name: label });
  const editor = ELEMENT_TO_NODE.get(element) as Editor;
  await act(async () => {
    Transforms.select(editor, Editor.end(editor, []));
    Editor.insertText(editor, letters);
  });
}

describe('The title of the page', () => {
  const open = async (flags: object = {}) => {
    const opened = await editBlocks(
      { title: { '@type': 'title', ...flags }, text: words('Darunter') },
      { title: 'Seite', head_title: 'Rubrik' },
    );
    return { ...opened, line: await screen.findByRole('textbox', { name: 'Titel der Seite' }) };
  };

  test('is edited in its heading, as the field of the page, below its kicker', async () => {
    const { container, line, page } = await open();
    expect(container.querySelector('.block.inner.title [contenteditable="true"]')).toBe(line);
    expect(line.closest('h1')).toHaveTextContent('Seite');
    expect(screen.getByText('Rubrik')).toBeVisible();
    act(() => typeInto(line, 'Seiten'));
    expect(page.state.fields.get('title')).toBe('Seiten');
    expect(page.toContent()['blocks']).toMatchObject({ title: { '@type': 'title' } });
    act(() => void page.undo());
    expect(line).toHaveTextContent('Seite');
  });

  test('goes on with a new text below by Enter, and takes no line break', async () => {
    const { line, page } = await open();
    act(() => line.focus());
    fireEvent.keyDown(line, { key: 'Enter' });
    const items = page.toContent()['blocks_layout'] as { items: string[] };
    expect(items.items).toHaveLength(3);
    expect(page.state.blocks.get(items.items[1] ?? '')?.data).toMatchObject({
      '@type': 'slate',
      plaintext: '',
    });
    expect(line).toHaveTextContent('Seite');
    const refused = new InputEvent('beforeinput', { inputType: 'insertParagraph', cancelable: true });
    line.dispatchEvent(refused);
    expect(refused.defaultPrevented).toBe(true);
  });

  test('goes on in the text below by Enter where nothing is written in that yet', async () => {
    const { page } = await editBlocks(
      { title: { '@type': 'title' }, text: words(''), last: words('Am Ende') },
      { title: 'Seite' },
    );
    const line = await screen.findByRole('textbox', { name: 'Titel der Seite' });
    act(() => line.focus());
    fireEvent.keyDown(line, { key: 'Enter' });
    const [, text] = [...page.state.blocks.values()];
    expect([...page.state.blocks.values()].map(({ id }) => id)).toEqual(['title', 'text', 'last']);
    expect(page.state.selection.blocks).toEqual([text?.key]);
  });

  test('leaves Enter to the input method as long as that composes', async () => {
    const { line, page } = await open();
    fireEvent.keyDown(line, { key: 'Enter', isComposing: true });
    expect((page.toContent()['blocks_layout'] as { items: string[] }).items).toHaveLength(2);
  });

  test('takes what is pasted as words in one line', async () => {
    const { line, page } = await open();
    act(() => line.focus());
    document.getSelection()?.collapse(line.firstChild, 0);
    const data = { getData: (type: string) => (type === 'text/plain' ? ' Zwei\n Zeilen ' : '<b>fett</b>') };
    fireEvent.paste(line, { clipboardData: data });
    expect(page.state.fields.get('title')).toBe('Zwei ZeilenSeite');
    expect(line.innerHTML).toBe('Zwei ZeilenSeite');
  });

  test('that a template keeps from being changed is no place to type', async () => {
    const { line } = await open({ readOnly: true });
    expect(line).toHaveAttribute('contenteditable', 'false');
  });
});

test('The description is edited as the field of the page', async () => {
  const { page } = await editBlocks({ text: { '@type': 'description' } }, { description: 'Worum es geht' });
  const line = await screen.findByRole('textbox', { name: 'Beschreibung der Seite' });
  act(() => typeInto(line, 'Worum'));
  expect(page.state.fields.get('description')).toBe('Worum');
});

test('A heading is edited in its place, and its level and side in the form', async () => {
  const { container, stored } = await editBlocks({
    a: { '@type': 'heading', heading: 'Alt', tag: 'h2', own: 1 },
  });
  const line = await lineIn(container, 'Überschrift');
  act(() => typeInto(line, 'Neu'));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Ebene' }), 'h3');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ausrichtung' }), 'center');
  expect(stored('a')).toEqual({ '@type': 'heading', heading: 'Neu', tag: 'h3', own: 1, alignment: 'center' });
  expect(container.querySelector('h3')).toHaveTextContent('Neu');
});

test('A quotation without structure stays so until its words are touched; its author is edited below it', async () => {
  const { container, stored } = await editBlocks({ a: { '@type': 'quote', plaintext: 'Alt', author: 'A' } });
  const author = await lineIn(container, 'Wer es gesagt hat');
  act(() => typeInto(author, 'B'));
  expect(stored('a')).toEqual({ '@type': 'quote', plaintext: 'Alt', author: 'B' });
  await typeRich(screen.getByRole('textbox', { name: 'Zitat' }), '!');
  expect(stored('a')).toMatchObject({
    value: [{ type: 'p', children: [{ text: 'Alt!' }] }],
    plaintext: 'Alt!',
  });
});

test('A separator stores its looks among its styles, beside those that it has', async () => {
  const { stored } = await editBlocks({ a: { '@type': 'separator', styles: { color: 'red' } } });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Ausrichtung' }), 'left');
  expect(stored('a')).toEqual({ '@type': 'separator', styles: { color: 'red', align: 'left' } });
});

test('Every block has a ground and a width, stored as the pages name them', async () => {
  const { stored } = await editBlocks({ a: { '@type': 'html', html: '<p>Da</p>' } });
  await user.click(await screen.findByRole('button', { name: /Darstellung/ }));
  const large = await screen.findByLabelText('Breiter als der Text');
  await user.click(large);
  await user.click(screen.getByLabelText('Farbe über die ganze Fensterbreite'));
  expect(stored('a')).toEqual({
    '@type': 'html',
    html: '<p>Da</p>',
    useLargeContainer: true,
    useFullBackgroundContainer: false,
  });
});

test.each([
  ['video', 'https://youtu.be/abcdefghijk', /Adresse eines Videos/],
  ['maps', 'https://www.openstreetmap.org/export/embed.html', /Einbettungscode einer Karte/],
])('A block of the type %s asks for its address, and says when it is none', async (type, url, words) => {
  const { stored, container } = await editBlocks({ a: { '@type': type, url: 'javascript:alert(1)' } });
  const prompt = await screen.findByRole('textbox', { name: words });
  expect(prompt).toBeInvalid();
  await user.clear(prompt);
  await user.type(prompt, `${url}{Enter}`);
  expect(stored('a')).toEqual({ '@type': type, url });
  expect(screen.queryByRole('textbox', { name: words })).toBeNull();
  expect(container.querySelector('[inert]')).not.toBeNull();
});

describe('A table', () => {
  const cells = (container: HTMLElement) =>
    [...container.querySelectorAll('tr')].map((row) =>
      [...row.querySelectorAll('td, th')].map(
        (cell) => `${cell.tagName.charAt(1).toLowerCase()}${cell.textContent.replace('\uFEFF', '')}`,
      ),
    );
  const cell = (key: string, type: string, text: string) => ({
    key,
    type,
    value: [{ type: 'p', children: [{ text }] }],
    own: key,
  });
  const table = () => ({
    ...newTable(),
    own: 1,
    rows: [
      { key: 'r1', cells: [cell('a', 'header', 'A'), cell('b', 'header', 'B')] },
      { key: 'r2', own: 2, cells: [cell('c', 'data', 'C'), cell('d', 'data', 'D')] },
    ],
  });
  const open = async () => {
    const opened = await editBlocks({ t: { '@type': 'slateTable', table: table() } });
    await screen.findByRole('textbox', { name: 'Zelle in Zeile 1, Spalte 1' });
    const tool = (name: string) => user.click(screen.getByRole('button', { name }));
    return { ...opened, tool };
  };
  const at = (row: number, column: number) =>
    screen.getByRole('textbox', { name: `Zelle in Zeile ${row}, Spalte ${column}` });

  test('stores the words of a cell, and all else as it was', async () => {
    const { stored } = await open();
    await typeRich(at(2, 2), '!');
    const expected = table();
    expected.rows[1] = {
      ...expected.rows[1],
      cells: [cell('c', 'data', 'C'), cell('d', 'data', 'D!')],
    } as (typeof expected.rows)[number];
    expect(stored('t')?.['table']).toEqual({ ...expected, rows: expected.rows });
  });

  test('gets and loses rows and columns round the cell that one is in', async () => {
    const { container, tool, page } = await open();
    await act(async () => at(2, 1).focus());
    await tool('Zeile danach einfügen');
    expect(cells(container)).toEqual([
      ['hA', 'hB'],
      ['dC', 'dD'],
      ['d', 'd'],
    ]);
    await tool('Spalte davor einfügen');
    expect(cells(container)).toEqual([
      ['h', 'hA', 'hB'],
      ['d', 'dC', 'dD'],
      ['d', 'd', 'd'],
    ]);
    await tool('Spalte löschen');
    expect(cells(container)).toEqual([
      ['h', 'hB'],
      ['d', 'dD'],
      ['d', 'd'],
    ]);
    await tool('Zeile löschen');
    expect(cells(container)).toEqual([
      ['h', 'hB'],
      ['d', 'd'],
    ]);
    for (let step = 0; step < 4; step++) act(() => void page.undo());
    expect((page.toContent()['blocks'] as Record<string, unknown>)['t']).toEqual({
      '@type': 'slateTable',
      table: table(),
    });
  });

  test('keeps its head when a row is put before it', async () => {
    const { container, tool } = await open();
    await act(async () => at(1, 1).focus());
    await tool('Zeile davor einfügen');
    expect(cells(container)).toEqual([
      ['h', 'h'],
      ['dA', 'dB'],
      ['dC', 'dD'],
    ]);
    expect(container.querySelectorAll('thead tr')).toHaveLength(1);
  });

  test('goes from cell to cell by Tab, and back by Shift and Tab', async () => {
    await open();
    await act(async () => at(1, 2).focus());
    await act(async () => void fireEvent.keyDown(at(1, 2), { key: 'Tab' }));
    expect(at(2, 1)).toHaveFocus();
    await act(async () => void fireEvent.keyDown(at(2, 1), { key: 'Tab', shiftKey: true }));
    expect(at(1, 2)).toHaveFocus();
  });

  test('stores its looks in itself', async () => {
    const { stored } = await open();
    await user.click(await screen.findByLabelText('Jede zweite Zeile getönt'));
    expect(stored('t')?.['table']).toEqual({ ...table(), striped: true });
  });

  test('is new with a head and a row of two cells', async () => {
    const definition = blockNamed('slateTable');
    const made = definition && (await newBlock(definition));
    const { container } = await editBlocks({ t: JSON.parse(JSON.stringify(made)) as object });
    await screen.findByRole('textbox', { name: 'Zelle in Zeile 1, Spalte 1' });
    expect(cells(container)).toEqual([
      ['h', 'h'],
      ['d', 'd'],
    ]);
    expect(within(container).getAllByRole('textbox', { name: /^Zelle/ })).toHaveLength(4);
  });
});
