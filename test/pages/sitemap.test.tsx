import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startCms } from '~test/support/cms';
import { renderSite } from '~test/support/render-site';
import { examplePages } from './content/example-pages';

startCms({
  items: [
    ...examplePages,
    { path: '/de/karriere', type: 'Document', title: 'Karriere' },
    { path: '/de/karriere/stellen', type: 'Document', title: 'Stellen' },
  ],
});

test('the site map leads to every page of the menu, without the server’s own English entry', async () => {
  await renderSite('/de/sitemap');
  const main = within(await screen.findByRole('main'));
  const below = await main.findByRole('link', { name: 'Nachbarseite' });
  expect(below).toHaveAttribute('href', '/de/seite/nachbar');
  const sections = main.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(sections).toContain('Titel Document');
  expect(sections).not.toContain('Nachbarseite');
  expect(main.getByRole('link', { name: 'Karriere' })).toBeVisible();
  expect(main.queryByRole('link', { name: 'Home' })).toBeNull();
});

test.each(['main', 'network'] as const)(
  'in the variant %s it leaves out the career pages',
  async (variant) => {
    await renderSite('/de/sitemap', { site: { variant } });
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('link', { name: 'Nachbarseite' })).toBeVisible();
    expect(main.queryByRole('link', { name: /Karriere|Stellen/ })).toBeNull();
  },
);
