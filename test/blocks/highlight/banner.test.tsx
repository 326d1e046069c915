import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { editBlocks } from '~test/support/edit-blocks';
import { renderBlocks } from '~test/support/render-page';

/** As Volto's banner block stores it. */
const banner = {
  '@type': 'banner',
  url: '/de/bilder/watt',
  alt: 'Das Watt',
  text: 'Erste Zeile des Banners',
  additionalText: 'Zweite Zeile des Banners',
};

test('A banner shows both of its lines, and its picture has words', () => {
  renderBlocks([banner]);
  expect(screen.getByText('Erste Zeile des Banners')).toBeVisible();
  expect(screen.getByText('Zweite Zeile des Banners')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Das Watt' })).toBeVisible();
});

test('The lines of a banner are edited under their names, all else stays', async () => {
  const { stored } = await editBlocks({ a: banner });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Zweite Zeile' }), '!');
  expect(stored('a')).toEqual({ ...banner, additionalText: 'Zweite Zeile des Banners!' });
});
