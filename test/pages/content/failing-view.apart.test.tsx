import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as Registry from '@/content-types/registry';
import type { AnyContent } from '@/api/types/any-content';
import { startApi } from '~test/support/api';
import { makeContent } from '~test/support/make-content';
import { renderSite } from '~test/support/render-site';
import { expectConsoleError } from '~test/support/setup';

const failing = vi.hoisted(() => ({ place: '' }));

vi.mock('@/content-types/registry', async (original) => {
  const registry = await original<typeof Registry>();
  const Broken = ({ content }: { content: AnyContent }) => {
    if (failing.place === 'page' && content.title === 'Bricht') throw new Error('Nicht zu zeichnen');
    return <h1>{content.title}</h1>;
  };
  return { ...registry, viewOf: () => Broken };
});
vi.mock('@/shell/header/portal-header', async () => {
  const { useContent } = await import('@/state/hooks');
  const { dataOf } = await import('@/lib/remote');
  return {
    PortalHeader: () => {
      if (failing.place === 'header' && dataOf(useContent())?.title === 'Bricht')
        throw new Error('Nicht zu zeichnen');
      return null;
    },
  };
});

const api = startApi();
beforeEach(() =>
  api.use(
    http.get(/\/\+\+api\+\+/, ({ request }) => {
      const path = new URL(request.url).pathname.replace('/++api++', '');
      if (path.endsWith('/@navigation')) return HttpResponse.json({ '@id': path, items: [] });
      const title = path === '/de/bricht' ? 'Bricht' : 'Heil';
      return HttpResponse.json(makeContent({ '@id': `http://localhost:3000${path}`, title }));
    }),
  ),
);

test.each(['page', 'header'])('a %s that cannot be drawn leaves the next page alone', async (place) => {
  failing.place = place;
  expectConsoleError(/Nicht zu zeichnen|The above error occurred|React Router caught/);
  const { router } = await renderSite('/de/bricht');
  expect(await screen.findByText('Nicht zu zeichnen')).toBeInTheDocument();
  await act(() => router.navigate('/de/heil'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Heil' })).toBeVisible();
  expect(screen.queryByText('Nicht zu zeichnen')).not.toBeInTheDocument();
});
