import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { teaserColumns } from '@/editor/block-forms/teaser-columns';
import { editBlocks } from '~test/support/edit-blocks';
import { renderBlocks } from '~test/support/render-page';

const target = { '@id': '/de/energie', title: 'Energie', description: 'Worte der Seite' };
const block = (fields: object = {}) => ({
  '@type': 'teaserTab',
  headline: 'Themen',
  columns: [
    { id: 'a', href: [target], title: 'Wärme', description: 'Was wärmt', openLinkInNewTab: true },
    { id: 'b', href: '/de/klima', title: 'Klima', preview_image: '/de/bilder/klima' },
    { id: 'c', title: 'Ohne Ziel' },
  ],
  ...fields,
});

describe('A block of teasers in tabs', () => {
  test('has a tab for each teaser that leads somewhere, the first one chosen', async () => {
    renderBlocks([block()]);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Wärme', 'Klima']);
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Was wärmt');
    expect(screen.getByRole('link', { name: /Wärme/ })).toHaveAttribute('target', '_blank');
    await userEvent.click(screen.getByRole('tab', { name: 'Klima' }));
    expect(screen.getByRole('link', { name: 'Klima' })).toHaveAttribute('href', '/de/klima');
    expect(screen.getByRole('tabpanel').querySelector('img')?.getAttribute('src')).toContain(
      '/de/bilder/klima/@@images/',
    );
  });

  test('names its teasers one level below its headline', () => {
    renderBlocks([block()]);
    expect(screen.getByRole('heading', { level: 2, name: 'Themen' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: /Wärme/ })).toBeVisible();
  });

  test('calls a teaser of which nothing is known by the last step of its address', () => {
    renderBlocks([block({ columns: [{ href: ['/de/klima/'] }] })]);
    expect(screen.getByRole('tab', { name: 'klima' })).toBeVisible();
  });

  test.each([{ columns: [] }, { columns: 'x' }, { columns: [{ title: 'Ohne Ziel' }] }])(
    'without any target shows nothing: %j',
    (fields) => {
      const { container } = renderBlocks([block(fields)]);
      expect(container.querySelector('.block.teaserTab')).toBeEmptyDOMElement();
    },
  );

  test('asks editors for a target where it has none, and keeps what was entered', async () => {
    const { stored } = await editBlocks({ a: block({ columns: [{ id: 'x', title: 'Eigenes' }] }) });
    expect(await screen.findByText(/Bitte wählen Sie einen vorhandenen Inhalt/)).toBeVisible();
    const [address] = screen.getAllByRole('textbox');
    await userEvent.type(address as Element, '/de/klima{Enter}');
    expect(stored('a')).toMatchObject({
      columns: [{ id: 'x', title: 'Eigenes', href: [{ '@id': '/de/klima' }] }],
    });
  });
});

describe('A teaser of a list that is given a target', () => {
  test('takes words of it where it has none, and loses them with it', () => {
    const former = [{ id: 'a', title: 'Eigenes', more: 1 }, { id: 'b' }];
    const [changed, kept] = teaserColumns(former, [{ ...former[0], href: [target] }, former[1]]);
    expect(changed).toEqual({
      id: 'a',
      title: 'Eigenes',
      more: 1,
      href: [target],
      description: 'Worte der Seite',
    });
    expect(kept).toBe(former[1]);
    expect(teaserColumns([changed, kept], [{ ...changed, href: [] }, kept])[0]).toEqual({
      id: 'a',
      more: 1,
      href: [],
    });
  });

  test('keeps its words when the list has another order', () => {
    const former = [{ id: 'a', href: [target], title: '' }, { id: 'b' }];
    expect(teaserColumns(former, [former[1], former[0]])).toEqual([former[1], former[0]]);
  });
});
