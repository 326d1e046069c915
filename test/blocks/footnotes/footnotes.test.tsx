import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadNotesOf } from '@/blocks/footnotes/notes-reader';
import { notesIn } from '@/blocks/footnotes/notes-in';
import { BlocksProvider } from '@/blocks/blocks-provider';
import { ComposedPage } from '@/content-types/shared/composed-page';
import { openValue, storedValue } from '@/editor/rich-text/value/open-value';
import { renderWithSite } from '~test/support/render';
import { storedPage } from '~test/support/stored-page';

const noted = (words: string, footnote: string, more: object = {}) => ({
  type: 'footnote',
  data: { uid: words, footnote, ...more },
  children: [{ text: words }],
});
const slate = (...children: object[]) => ({
  '@type': 'slate',
  value: [{ type: 'p', children: [{ text: 'Es ist ' }, ...children, { text: '.' }] }],
  plaintext: '',
});

async function show(blocks: Parameters<typeof storedPage>[0]) {
  const content = storedPage(blocks);
  await loadNotesOf(JSON.stringify(content));
  return renderWithSite(
    <BlocksProvider>
      <ComposedPage content={content} />
    </BlocksProvider>,
    { content },
  );
}

test('Footnotes are numbered where they stand and listed at the end, with links there and back', async () => {
  const { container } = await show([
    slate(noted('belegt', 'Erste Quelle'), { text: ' und ' }, noted('bekannt', 'Zweite Quelle')),
    slate(noted('wiederholt', 'Erste Quelle')),
  ]);
  const list = await screen.findByRole('region', { name: 'Anmerkungen' });
  const notes = within(list).getAllByRole('listitem');
  expect(notes.map((note) => note.textContent)).toEqual(['Erste Quelle↩↩', 'Zweite Quelle↩']);
  expect(screen.getAllByRole('link', { name: '[1]' })).toHaveLength(2);
  for (const link of container.querySelectorAll('a[href^="#footnote"]'))
    expect(container.querySelectorAll(link.getAttribute('href') ?? '')).toHaveLength(1);
  expect(container.querySelector('#footnote-mark-1')).toHaveTextContent('belegt[1]');
});

test('A citation is HTML without anything that runs, several of one place have their numbers beside each other', async () => {
  const bib = '<?xml version="1.0"?><div class="csl-bib-body"><i>Titel</i><img src=x onerror=alert(1)></div>';
  const { container } = await show([
    slate({
      ...noted('zitiert', bib, { zoteroId: 'A', extra: [{ zoteroId: 'B', footnote: 'Zwei' }] }),
      type: 'zotero',
    }),
  ]);
  // What cleans HTML is fetched, and the list is drawn anew with it.
  await screen.findByText('Titel');
  const list = screen.getByRole('region', { name: 'Anmerkungen' });
  expect(within(list).getByText('Titel')).toBeVisible();
  expect(container.querySelector('#footnote-mark-1')).toHaveTextContent('zitiert[1][2]');
  expect(container.innerHTML).not.toContain('onerror');
  expect(list).not.toHaveTextContent('xml');
});

test('A block for the notes shows them in its place, under its title', async () => {
  await show([
    { '@type': 'slateFootnotes', title: 'Belege', global: true },
    slate(noted('belegt', 'Quelle')),
  ]);
  expect(await screen.findByRole('region', { name: 'Belege' })).toHaveTextContent('Quelle');
  expect(screen.queryByRole('region', { name: 'Anmerkungen' })).toBeNull();
});

test('Only what is laid out counts, in the order of the page; what is no note is none', () => {
  const blocks = { b: slate(noted('b', 'Zwei')), a: slate(noted('a', 'Eins')), c: slate(noted('c', 'Drei')) };
  const odd = {
    '@type': 'slate',
    value: [
      { type: 'footnote', data: 3 },
      { type: 'footnote', data: { footnote: [] } },
    ],
  };
  const page = { blocks: { ...blocks, odd }, blocks_layout: { items: ['a', 'odd', 'b', '__proto__'] } };
  expect(notesIn(page).list.map(({ words }) => words)).toEqual(['Eins', 'Zwei']);
  expect(notesIn(null).list).toEqual([]);
});

test('Editing keeps footnotes with all that is stored on them', () => {
  const { value } = slate(noted('belegt', 'Quelle', { extra: [{ footnote: 'x' }], zoteroId: 'Z' }));
  expect(storedValue(openValue(value))).toEqual(value);
});
