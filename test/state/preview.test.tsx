import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useState, type ReactNode } from 'react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { AmountField } from '@/components/cart/amount-field';
import { Comments } from '@/components/comments/comments';
import { blog } from '@/content-types/blog';
import { link } from '@/content-types/link';
import { readView } from '@/content-types/read-view';
import { PreviewContext, usePageSearch } from '@/state/preview';
import { startApi } from '~test/support/api';
import { makeContent } from '~test/support/make-content';
import { renderWithSite } from '~test/support/render';

const api = startApi();

/** As the editor shows a page that is stored, or a new one. */
function Preview({ isNew = false, children }: { isNew?: boolean; children: ReactNode }) {
  const [search, setSearch] = useState(() => new URLSearchParams());
  const preview = useMemo(() => ({ isNew, search, setSearch }), [isNew, search]);
  return <PreviewContext.Provider value={preview}>{children}</PreviewContext.Provider>;
}

const show = (part: ReactNode, isNew = false) =>
  renderWithSite(<Preview isNew={isNew}>{part}</Preview>, {
    path: '/en/blog/edit',
    language: 'en',
    session: true,
  });

/** Notes what is asked for. */
function listen() {
  const asked: string[] = [];
  api.use(
    http.all('*', ({ request }) => {
      const { pathname } = new URL(request.url);
      asked.push(`${request.method} ${pathname}`);
      const comment = {
        comment_id: '1',
        author_name: 'Ada',
        creation_date: '2020-01-01T10:00:00+00:00',
        text: { data: 'Good.', 'mime-type': 'text/plain' },
        is_editable: true,
        is_deletable: true,
      };
      const items = pathname.endsWith('/@comments') ? [comment] : [];
      return HttpResponse.json({ items, items_total: items.length });
    }),
  );
  return asked;
}

const post = makeContent({
  '@id': 'http://localhost:3000/en/blog/post',
  '@type': 'Post',
  allow_discussion: true,
});

test('A preview has the comments as visitors do: with name and address, without what an editor may do to them', async () => {
  listen();
  show(<Comments content={post} />);
  expect(await screen.findByText('Good.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Name/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /Reply/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

test.each([
  ['comments', () => <Comments content={post} />],
  [
    'posts, tags, authors and years of a blog',
    () => {
      const BlogView = readView(blog);
      return <BlogView content={makeContent({ '@id': '/en', '@type': 'BlogFolder', title: 'Notes' })} />;
    },
  ],
])('A preview of a page that is not stored yet asks for no %s', async (_, part) => {
  const asked = listen();
  show(part(), true);
  expect(await screen.findByRole('heading', { name: /Notes|Leave a Reply/ })).toBeVisible();
  expect(asked).toEqual([]);
});

test('A link stays in a preview, and says where it leads', async () => {
  const LinkView = readView(link);
  const { router } = show(<LinkView content={makeContent({ '@type': 'Link', remoteUrl: '/en/there' })} />);
  expect(await screen.findByRole('link', { name: '/en/there' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/en/blog/edit');
});

test('The cart of an editor is not filled by a preview', async () => {
  show(<AmountField id="/en/a" title="A" />);
  for (const button of screen.getAllByRole('button')) await userEvent.click(button);
  expect(screen.getByRole('spinbutton')).toHaveValue('0');
});

test('What is chosen in a preview stands in no address of the editor', async () => {
  function Choice() {
    const [search, setSearch] = usePageSearch();
    return (
      <button type="button" onClick={() => setSearch(() => new URLSearchParams('topic=A'))}>
        {search.get('topic') ?? 'none'}
      </button>
    );
  }
  const { router } = show(<Choice />);
  await userEvent.click(screen.getByRole('button', { name: 'none' }));
  expect(screen.getByRole('button', { name: 'A' })).toBeVisible();
  expect(router.state.location.search).toBe('');
});
