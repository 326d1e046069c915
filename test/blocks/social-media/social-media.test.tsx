import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { editBlocks } from '~test/support/edit-blocks';
import { renderBlocks } from '~test/support/render-page';

test('shows both sections and the networks that have a link', () => {
  const { container } = renderBlocks([
    {
      '@type': 'socialMedia',
      headline: 'Überall dabei',
      description: 'Neues aus dem Moor',
      link: '/de/aktuelles/blog',
      bild: [{ '@id': '/de/bilder/moor' }],
      ylink: 'https://www.youtube.com/watch?v=x',
      mastodon: 'https://social.example/@x',
      termine: [{ '@id': '/de/termine' }],
      twitter: 'javascript:alert(1)',
    },
  ]);
  expect(screen.getByRole('heading', { level: 2, name: 'Überall dabei' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Neues aus dem Moor' })).toHaveAttribute(
    'href',
    '/de/aktuelles/blog',
  );
  expect(screen.getByRole('link', { name: 'Im Video' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mastodon' })).toHaveAttribute('href', 'https://social.example/@x');
  expect(screen.getByRole('link', { name: 'Termine' })).toHaveAttribute('href', '/de/termine');
  expect(container.querySelectorAll('li')).toHaveLength(2);
});

test('without any link visitors see nothing, and editors are asked for one', async () => {
  const { container, unmount } = renderBlocks([{ '@type': 'socialMedia', headline: 'X', description: 'Y' }]);
  expect(container.querySelector('.block')).toBeEmptyDOMElement();
  unmount();
  await editBlocks({ a: { '@type': 'socialMedia' } });
  expect(await screen.findByText('Bitte geben Sie mindestens einen Verweis ein.')).toBeVisible();
});
