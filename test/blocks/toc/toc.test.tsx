import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { editBlocks } from '~test/support/edit-blocks';
import { renderBlocks } from '~test/support/render-page';

const text = (type: string, words: string, fields: object = {}) => ({
  '@type': 'slate',
  value: [{ type, children: [{ text: words }] }],
  plaintext: words,
  ...fields,
});
const headings = [
  text('h2', 'Über uns'),
  text('h3', 'Geschichte'),
  text('p', 'Nur Text'),
  text('h4', 'Anfänge'),
  text('h2', 'Über uns'),
];
const toc = (fields: object = {}) => ({ '@type': 'toc', title: 'Inhalt', ...fields });
const linksIn = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

describe('A table of contents', () => {
  test('without headings says to editors what its template wants', async () => {
    await editBlocks({ t: toc({ placeholder: 'Hier steht der Inhalt' }) });
    expect(await screen.findByText('Hier steht der Inhalt')).toBeVisible();
  });

  test('links to the headings of its page, each below the one that it belongs to', () => {
    const { container } = renderBlocks([toc(), ...headings]);
    const nav = screen.getByRole('navigation', { name: 'Inhalt' });
    expect(linksIn(nav)).toEqual([
      'Über uns #uber-uns',
      'Geschichte #geschichte',
      'Anfänge #anfange',
      'Über uns #uber-uns-1',
    ]);
    for (const link of within(nav).getAllByRole('link'))
      expect(container.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`)).not.toBeNull();
    expect(nav.querySelectorAll(':scope > ul > li')).toHaveLength(2);
    expect(nav.querySelector('ul ul ul')).toHaveTextContent('Anfänge');
  });

  test.each([
    [['h2'], 2],
    [['h3', 'h4'], 2],
    [[], 4],
    [['unknown'], 4],
  ])('of the levels %j has %i entries', (levels, count) => {
    renderBlocks([toc({ levels }), ...headings]);
    expect(linksIn(screen.getByRole('navigation'))).toHaveLength(count);
  });

  test('lists what stands in accordions too, under the titles of their panels', () => {
    const panel = {
      '@type': 'accordionPanel',
      title: 'Anreise',
      blocks: { t: text('h4', 'Bahn') },
      blocks_layout: { items: ['t'] },
    };
    const data = { blocks: { p: panel }, blocks_layout: { items: ['p'] } };
    renderBlocks([toc(), { '@type': 'accordion', headline: 'Wege', data }]);
    expect(linksIn(screen.getByRole('navigation'))).toEqual(['Wege #wege', 'Anreise #anreise', 'Bahn #bahn']);
  });

  test('says what an editor wants instead of a heading, and leads to a text without any', () => {
    const { container } = renderBlocks([
      toc(),
      text('h2', 'Ein sehr langer Titel', { override_toc: true, level: 'h3', entry_text: 'Kurz' }),
      text('p', 'Absatz', { override_toc: true, level: 'h2', entry_text: 'Zum Absatz' }),
      text('p', 'Anderer', { override_toc: false, level: 'h2', entry_text: 'Nicht' }),
    ]);
    expect(linksIn(screen.getByRole('navigation'))).toEqual([
      'Kurz #ein-sehr-langer-titel',
      'Zum Absatz #zum-absatz',
    ]);
    expect(container.querySelector('#zum-absatz')?.parentElement).toHaveTextContent('Absatz');
  });

  test('is numbered, or a row that stays in sight, as an editor wants', () => {
    const { container, unmount } = renderBlocks([toc({ ordered: true, sticky: true }), ...headings]);
    expect(container.querySelector('nav > ol ol')).not.toBeNull();
    expect(container.querySelector('.block-toc--sticky')).toBeNull();
    unmount();
    const row = renderBlocks([toc({ variation: 'horizontalMenu', sticky: true }), ...headings]).container;
    expect(row.querySelector('.block-toc--row.block-toc--sticky')).not.toBeNull();
    expect(row.querySelectorAll('nav > ul > li')).toHaveLength(4);
  });

  test('has a name for those who do not see it, also where its title is hidden or missing', () => {
    const { unmount } = renderBlocks([toc({ hide_title: true }), ...headings]);
    expect(screen.getByRole('navigation', { name: 'Inhalt' })).not.toHaveTextContent('Inhalt');
    unmount();
    renderBlocks([toc({ title: '' }), ...headings]);
    expect(screen.getByRole('navigation', { name: 'Inhaltsverzeichnis' })).toBeVisible();
  });

  test('of a page without headings is not there; editors are told so', async () => {
    const { container, unmount } = renderBlocks([toc(), text('p', 'Nur Text')]);
    expect(container.querySelector('.block.toc')).toBeEmptyDOMElement();
    unmount();
    await editBlocks({ a: toc() });
    expect(await screen.findByText(/noch keine Überschrift/)).toBeVisible();
  });

  test('asks whether it stays in sight only where it is a row', async () => {
    const { stored } = await editBlocks({ a: toc({ variation: 'horizontalMenu' }) });
    await userEvent.click(await screen.findByRole('switch', { name: 'Bleibt beim Blättern sichtbar' }));
    expect(stored('a')).toEqual(toc({ variation: 'horizontalMenu', sticky: true }));
  });

  test('that is nested is not asked for that', async () => {
    await editBlocks({ a: toc() });
    expect(await screen.findByRole('switch', { name: 'Nummeriert' })).toBeVisible();
    expect(screen.queryByRole('switch', { name: 'Bleibt beim Blättern sichtbar' })).toBeNull();
  });
});
