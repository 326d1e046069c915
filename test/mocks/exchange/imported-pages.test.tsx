import { screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { http } from 'msw';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Item } from '~mocks/repository/types';
import { renderSite } from '~test/support/render-site';
import { aldermoor, loadExport } from './load-export';

/** Where a Link leads, or a page that visitors may not see: another page stands there. */
const others: Readonly<Record<string, RegExp>> = {
  '/en/way-in': /^Contact$/,
};

describe('every page of an imported site', () => {
  const api = setupServer();
  let site: Awaited<ReturnType<typeof loadExport>>;

  beforeAll(async () => {
    site = await loadExport(aldermoor);
    api.use(http.all(/.*/, ({ request }) => site.cms.fetch(request)));
    api.listen({ onUnhandledRequest: 'error' });
  });
  afterAll(() => api.close());

  function pagesBelow(item: Item): Item[] {
    return site.repository.childrenOf(item).flatMap((child) => [child, ...pagesBelow(child)]);
  }

  test('shows its title as the heading, without an error', async () => {
    const visitor = { id: null, roles: ['Anonymous'] as const, groups: [] };
    const pages = pagesBelow(site.repository.root).filter(
      (item) =>
        site.repository.can(visitor, 'View', item) && !(item.type === 'Link' && item.id === 'partner'),
    );
    expect(pages.length).toBeGreaterThan(25);
    const errors = vi.spyOn(console, 'error');
    for (const page of pages) {
      const path = site.repository.pathOf(page);
      const { unmount } = await renderSite(path, {
        site: { languages: ['de', 'en'], defaultLanguage: 'en' },
      });
      const name = others[path] ?? String(page.fields.title);
      await waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument(), {
        timeout: 5000,
      });
      unmount();
    }
    expect(errors).not.toHaveBeenCalled();
  }, 120_000);
});
