import { Suspense } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { afterOf } from '@/content-types/registry';
import { startApi } from '~test/support/api';
import { makeContent } from '~test/support/make-content';
import { renderWithSite } from '~test/support/render';

const api = startApi();
const asked: URLSearchParams[] = [];
let count = 0;

const member = (index: number) => ({
  '@id': `http://localhost:3000/profile/p${index}`,
  '@type': 'Member',
  title: `Person ${index}`,
});

beforeEach(() => {
  asked.splice(0);
  count = 8;
  api.use(
    http.get('*/@search', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      const items = Array.from({ length: count }, (_, index) => member(index + 1));
      return HttpResponse.json({ items, items_total: count });
    }),
  );
});

function show(stored: object) {
  const content = makeContent({
    '@id': 'http://localhost:3000/de/zellen',
    '@type': 'Institut',
    id: 'zellen',
    title: 'Zellen',
    ...stored,
  } as object);
  const After = afterOf(content);
  if (!After) throw new Error('Nothing follows this page.');
  return renderWithSite(
    <Suspense fallback={<p>Wartet</p>}>
      <After content={content} />
    </Suspense>,
  );
}

test('An institute shows its people, six at first, each leading to their profile', async () => {
  show({ token: 'zellbiophysik' });
  expect(await screen.findByRole('region', { name: 'Wer hier arbeitet' })).toBeVisible();
  expect(asked[0]?.get('institutes')).toBe('zellbiophysik');
  expect(asked[0]?.get('sort_on')).toBe('sortable_title');
  expect(screen.getByRole('link', { name: 'Person 6' })).toHaveAttribute('href', '/profile/p6');
  expect(screen.getAllByRole('link')).toHaveLength(6);
  await userEvent.click(screen.getByRole('button', { name: 'Alle 8 Personen zeigen' }));
  expect(screen.getAllByRole('link')).toHaveLength(8);
  expect(screen.getByRole('link', { name: 'Person 7' })).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

test('An area is asked for as such, by its id where it has no token', async () => {
  count = 2;
  show({ '@type': 'Institutsbereich' });
  expect(await screen.findAllByRole('link')).toHaveLength(2);
  expect(asked[0]?.get('institutsbereiche')).toBe('zellen');
});

test('Where nobody works, where editors name people, and where it cannot be known nothing stands', async () => {
  count = 0;
  const { container, unmount } = show({ token: 'leer' });
  await waitFor(() => expect(asked).toHaveLength(1));
  await waitFor(() => expect(container).toHaveTextContent(/^$/));
  unmount();
  const named = show({ blocks: { a: { '@type': 'members' } }, blocks_layout: { items: ['a'] } });
  await waitFor(() => expect(named.container).toHaveTextContent(/^$/));
  expect(asked).toHaveLength(1);
  named.unmount();
  api.use(
    http.get('*/@search', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json({}, { status: 500 });
    }),
  );
  const failed = show({ token: 'fort' });
  await waitFor(() => expect(asked).toHaveLength(2));
  await waitFor(() => expect(failed.container).toHaveTextContent(/^$/));
});
