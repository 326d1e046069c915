import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderBlocks } from '~test/support/render-page';

test('an info card in a grid shows its words and a way on', () => {
  const card = { '@type': 'infoCard', title: 'Gäste', description: 'Wie man kommt', href: '/de/anfahrt' };
  renderBlocks([
    {
      '@type': 'gridBlock',
      blocks: { a: card, b: { ...card, title: '', linkTitle: 'Anfahrt' } },
      blocks_layout: { items: ['a', 'b'] },
    },
  ]);
  expect(screen.getByRole('heading', { name: 'Gäste' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Gäste' })).toHaveAttribute('href', '/de/anfahrt');
  expect(screen.getByRole('link', { name: 'Anfahrt' })).toHaveAttribute('href', '/de/anfahrt');
});

test('an empty one shows nothing', () => {
  expect(
    renderBlocks([{ '@type': 'infoCard', href: '/de/x' }]).container.querySelector('.block'),
  ).toBeEmptyDOMElement();
});
