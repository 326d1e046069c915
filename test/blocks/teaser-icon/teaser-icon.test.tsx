import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderBlocks } from '~test/support/render-page';
import { editBlocks } from '~test/support/edit-blocks';

test('each icon with a link is one link, named by its title or by its target', () => {
  const { container } = renderBlocks([
    {
      '@type': 'teaserIcon',
      headline: 'Auf einen Blick',
      columns: [
        { icon: '/de/bilder/a', title: 'Anfahrt', href: '/de/anfahrt' },
        { icon: [{ '@id': '/de/bilder/b' }], href: [{ '@id': '/de/kontakt', title: 'Kontakt' }] },
        { icon: '/de/bilder/c' },
        {},
      ],
    },
  ]);
  expect(screen.getByRole('heading', { level: 2, name: 'Auf einen Blick' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Anfahrt' })).toHaveAttribute('href', '/de/anfahrt');
  expect(screen.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', '/de/kontakt');
  expect(container.querySelectorAll('li')).toHaveLength(3);
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('without anything in it visitors see nothing, and editors are asked for an icon', async () => {
  const { container, unmount } = renderBlocks([{ '@type': 'teaserIcon', headline: 'X', columns: [{}] }]);
  expect(container.querySelector('.block')).toBeEmptyDOMElement();
  unmount();
  await editBlocks({ a: { '@type': 'teaserIcon' } });
  expect(await screen.findByText('Bitte wählen Sie ein Symbol')).toBeVisible();
});
