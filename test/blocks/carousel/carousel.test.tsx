import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { itemsToShow } from '@/blocks/carousel/cards-of';
import { renderBlocks } from '~test/support/render-page';

/** Targets as Volto's object browser stores them. */
const column = (name: string, more: object = {}) => ({
  '@id': name,
  href: [
    {
      '@id': `/de/${name.toLowerCase()}`,
      Title: name,
      Description: `Über ${name}`,
      hasPreviewImage: true,
      image_field: '',
    },
  ],
  ...more,
});
const stored = {
  '@type': 'carousel',
  headline: 'Themen',
  columns: ['A', 'B', 'C', 'D', 'E'].map((name) => column(name)),
};
const seen = () => screen.getAllByRole('article').map((card) => card.textContent);

describe('A carousel', () => {
  test('shows four cards of what was chosen, and goes on to the next', async () => {
    const { container } = renderBlocks([stored]);
    await waitFor(() => expect(container.querySelector('.slick-track')).not.toBeNull());
    expect(seen()).toEqual(['AÜber A', 'BÜber B', 'CÜber C', 'DÜber D']);
    expect(screen.getByRole('heading', { level: 2, name: 'Themen' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'A' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'A' })).toHaveAttribute('href', '/de/a');
    expect(container.querySelector('img')?.getAttribute('src')).toContain('/de/a/@@images/preview_image');
    expect(screen.getByRole('button', { name: 'Nächste Folie' })).toBeVisible();
  });

  test('shows one card in a narrow window', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), { matches: query.includes('519') }) as unknown as MediaQueryList,
    );
    const { container } = renderBlocks([stored]);
    await waitFor(() => expect(container.querySelector('.slick-track')).not.toBeNull());
    expect(seen()).toEqual(['AÜber A']);
  });

  test('stands still where all cards have room', () => {
    const { container } = renderBlocks([{ ...stored, items_to_show: 5 }]);
    expect(screen.queryByRole('button')).toBeNull();
    expect(container.querySelector('.slick-track')).toBeNull();
  });

  test('hides descriptions when told to, and prefers own words to those of the target', () => {
    const columns = [column('A', { title: 'Eigenes', description: 'x' })];
    renderBlocks([{ ...stored, columns, hide_description: true }]);
    expect(screen.getByRole('article')).toHaveTextContent(/^Eigenes$/);
  });

  test.each([
    [undefined, 4],
    ['', 4],
    [{}, 4],
    ['viele', 4],
    [0, 1],
    [-3, 1],
    [3, 3],
    ['2', 2],
    [99, 5],
  ])('that is to show %j cards shows %i', (wanted, count) => expect(itemsToShow(wanted)).toBe(count));

  test('without a card that leads anywhere shows nothing', () => {
    const { container } = renderBlocks([{ ...stored, columns: [{ href: [], title: 'Weg' }] }]);
    expect(container.querySelector('.block')).toBeEmptyDOMElement();
  });
});
