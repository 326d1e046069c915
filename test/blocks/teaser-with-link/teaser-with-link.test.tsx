import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderBlocks } from '~test/support/render-page';

const stored = (fields: object) => ({
  '@type': 'teaserWithLink',
  href: [{ '@id': '/de/energie', title: 'Energie', description: 'Woher sie kommt' }],
  ...fields,
});

test('shows words, button and links, which are named by their targets where they have no title', () => {
  renderBlocks([
    stored({
      title: 'Wind',
      button: 'Zum Wind',
      links: [
        { href: [{ '@id': '/de/wind/karte' }], title: 'Karte' },
        { href: [{ '@id': '/de/wind/daten', title: 'Daten' }] },
        { href: [], title: 'Nirgendwohin' },
      ],
    }),
  ]);
  expect(screen.getByRole('heading', { level: 2, name: 'Wind' })).toBeVisible();
  expect(screen.getByText('Woher sie kommt')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zum Wind' })).toHaveAttribute('href', '/de/energie');
  expect(screen.getByRole('link', { name: 'Karte' })).toHaveAttribute('href', '/de/wind/karte');
  expect(screen.getByRole('link', { name: 'Daten' })).toHaveAttribute('href', '/de/wind/daten');
  expect(screen.queryByText('Nirgendwohin')).toBeNull();
});

test.each([
  ['/de/energie', 'top'],
  [[{ '@id': '/de/energie' }], 'right'],
])('a link stored as %j leads there', (href, variation) => {
  const { container } = renderBlocks([stored({ href, title: 'Energie', variation })]);
  expect(screen.getByRole('link', { name: 'Energie' })).toHaveAttribute('href', '/de/energie');
  expect(container.querySelector(`.block-teaser-with-link--${variation}`)).not.toBeNull();
});

test('an unknown variation is drawn as the first one, and hidden words stay hidden', () => {
  const { container } = renderBlocks([stored({ variation: 'constructor', hide_description: true })]);
  expect(container.querySelector('.block-teaser-with-link--left')).not.toBeNull();
  expect(screen.queryByText('Woher sie kommt')).toBeNull();
});

test('nothing is shown without a target', () => {
  const { container } = renderBlocks([{ '@type': 'teaserWithLink', title: 'Wind', button: 'Mehr' }]);
  expect(container.querySelector('.block')).toBeEmptyDOMElement();
});
