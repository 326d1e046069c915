import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { Comments } from '@/components/comments/comments';
import { answer, apiPath, startApi } from '~test/support/api';
import { makeContent } from '~test/support/make-content';
import { renderWithSite } from '~test/support/render';

const api = startApi();
const path = '/en/news/blog/a-post';
const user = userEvent.setup();

type Fields = Readonly<Record<string, unknown>>;

const comment = (id: number, more: Fields = {}): Fields => ({
  comment_id: String(id),
  in_reply_to: null,
  author_name: `Author ${id}`,
  author_image: null,
  creation_date: '2020-01-01T10:00:00+00:00',
  text: { data: `Text ${id}`, 'mime-type': 'text/plain' },
  is_editable: false,
  is_deletable: false,
  can_reply: false,
  ...more,
});

const listed = (items: readonly Fields[], total = items.length, next?: string) => ({
  items,
  items_total: total,
  ...(next !== undefined && { batching: { next } }),
});

const show = (session = false, allow_discussion = true) =>
  renderWithSite(
    <Comments
      content={makeContent({ '@id': `http://localhost:3000${path}`, '@type': 'Post', allow_discussion })}
    />,
    { path, language: 'en', session },
  );

const comments = apiPath(`${path}/@comments`);
function closest(words: string, selector: string): HTMLElement {
  const found = screen.getByText(words).closest<HTMLElement>(selector);
  if (!found) throw new Error(`nothing like ${selector} is around ${words}`);
  return found;
}
const articleOf = (words: string) => closest(words, 'article');
const threadOf = (words: string) => closest(words, 'li');

/** Notes what is posted; the ticket is `t1`, `t2` … */
function listen(location = `${path}/@comments/99`, failures: number[] = []) {
  const bodies: unknown[] = [];
  let tickets = 0;
  api.use(
    http.get(apiPath(`${path}/@form-ticket`), () => HttpResponse.json({ ticket: `t${(tickets += 1)}` })),
    http.post(/@comments/, async ({ request }) => {
      bodies.push({
        to: new URL(request.url).pathname.split('/@')[1],
        ...((await request.json()) as object),
      });
      const status = failures.shift();
      if (status !== undefined)
        return HttpResponse.json({ type: 'BadRequest', message: 'Invalid form ticket' }, { status });
      return new HttpResponse(null, { status: 204, headers: { Location: location } });
    }),
  );
  return bodies;
}

async function write(name: string, words: string) {
  const form = screen.getByRole('region', { name: 'Leave a Reply' });
  await user.type(within(form).getByLabelText('Name'), name);
  await user.type(within(form).getByLabelText('Comment'), words);
}
const post = () => user.click(screen.getByRole('button', { name: 'Post comment' }));

test('comments stand as a tree by what they answer, across batches', async () => {
  api.use(
    http.get(comments, ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.get('b_start') === '2'
          ? listed([comment(3, { in_reply_to: '2' }), comment(4)], 4)
          : listed(
              [comment(1), comment(2, { in_reply_to: '1' })],
              4,
              `http://localhost:3000/++api++${path}/@comments?b_start=2&b_size=25`,
            ),
      ),
    ),
  );
  show();
  expect(await screen.findByRole('heading', { name: '4 comments' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '2 more comments' }));
  await screen.findByText('Text 4');
  expect(within(threadOf('Text 2')).getByText('Text 3')).toBeVisible();
  expect(within(threadOf('Text 1')).getByText('Text 3')).toBeVisible();
  expect(within(threadOf('Text 1')).queryByText('Text 4')).toBeNull();
  expect(screen.queryByRole('button', { name: /more comment/ })).toBeNull();
});

test('answers can be folded for each comment', async () => {
  api.use(answer(`${path}/@comments`, listed([comment(1), comment(2, { in_reply_to: '1' })])));
  show();
  await user.click(await screen.findByRole('button', { name: 'Hide 1 reply' }));
  expect(screen.getByText('Text 2')).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show 1 reply' }));
  expect(screen.getByText('Text 2')).toBeVisible();
});

test('who gives no name is an Anonymous user, and the time is relative and German on English pages', async () => {
  const yesterday = new Date(Date.now() - 30 * 3_600_000).toISOString();
  api.use(answer(`${path}/@comments`, listed([comment(1, { author_name: null, creation_date: yesterday })])));
  show();
  expect(await screen.findByText('Anonymous user')).toBeVisible();
  expect(screen.getByText('gestern')).toHaveAttribute('lang', 'de');
});

test('markup in comments and names is shown as text', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  api.use(
    answer(
      `${path}/@comments`,
      listed([
        comment(1, {
          author_name: hostile,
          text: { data: `${hostile} \u202etxt`, 'mime-type': 'text/plain' },
        }),
      ]),
    ),
  );
  const { container } = show();
  expect(await screen.findByText(hostile)).toBeVisible();
  expect(screen.getByText(/onerror.*txt/)).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
});

test('Edit stands at what is editable, Delete at what is deletable, and nowhere else', async () => {
  api.use(
    answer(
      `${path}/@comments`,
      listed([comment(1), comment(2, { is_editable: true }), comment(3, { is_deletable: true })]),
    ),
  );
  show(true);
  await screen.findByText('Text 1');
  const names = (words: string) =>
    within(articleOf(words))
      .queryAllByRole('button')
      .map((button) => button.textContent);
  expect([names('Text 1'), names('Text 2'), names('Text 3')]).toEqual([[], ['Edit'], ['Delete']]);
});

test('an edit happens in a dialog, and the list is asked for anew', async () => {
  let words = 'Text 1';
  const bodies: unknown[] = [];
  api.use(
    http.get(comments, () =>
      HttpResponse.json(
        listed([comment(1, { is_editable: true, text: { data: words, 'mime-type': 'text/plain' } })]),
      ),
    ),
    http.patch(apiPath(`${path}/@comments/1`), async ({ request }) => {
      bodies.push(await request.json());
      words = 'Better';
      return new HttpResponse(null, { status: 204 });
    }),
  );
  show(true);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = screen.getByRole('dialog', { name: 'Edit comment' });
  await user.clear(within(dialog).getByLabelText('Comment'));
  await user.type(within(dialog).getByLabelText('Comment'), 'Better');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Better')).toBeVisible();
  expect(bodies).toEqual([{ text: 'Better' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a comment is deleted once that is confirmed; a refusal is said', async () => {
  let isThere = true;
  let isAllowed = false;
  api.use(
    http.get(comments, () => HttpResponse.json(listed(isThere ? [comment(1, { is_deletable: true })] : []))),
    http.delete(apiPath(`${path}/@comments/1`), () => {
      isThere = !isAllowed;
      return isAllowed ? new HttpResponse(null, { status: 204 }) : HttpResponse.json({}, { status: 403 });
    }),
  );
  show(true);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete comment?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('takes an account');
  isAllowed = true;
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Text 1')).toBeNull());
});

test('name and comment are required, the e-mail address is not; each post has a ticket of its own', async () => {
  api.use(answer(`${path}/@comments`, listed([])));
  const bodies = listen();
  show();
  await post();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText('Name')).toBeInvalid();
  expect(screen.getByLabelText('Comment')).toBeInvalid();
  expect(screen.getByLabelText(/E-mail/)).toBeValid();
  expect(bodies).toEqual([]);
  await write('Bente', 'Good morning!');
  await post();
  expect(await screen.findByRole('status')).toHaveTextContent('has been posted');
  expect(bodies).toEqual([{ to: 'comments', text: 'Good morning!', author_name: 'Bente', ticket: 't1' }]);
});

test('a double click posts once', async () => {
  api.use(answer(`${path}/@comments`, listed([])));
  const bodies = listen();
  show();
  await write('Bente', 'Once');
  await user.dblClick(screen.getByRole('button', { name: 'Post comment' }));
  await screen.findByRole('status');
  expect(bodies).toHaveLength(1);
});

test.each([
  [400, 'open for too long'],
  [401, 'takes an account'],
  [429, 'Too many comments'],
  [500, 'could not be saved'],
])('a post that fails with %i keeps the text and can be sent again', async (status, words) => {
  api.use(answer(`${path}/@comments`, listed([])));
  const bodies = listen(undefined, [status]);
  show();
  await write('Bente', 'Still here');
  await post();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByLabelText('Comment')).toHaveValue('Still here');
  await post();
  await screen.findByRole('status');
  expect(bodies).toHaveLength(2);
});

test('a comment that awaits approval is said to', async () => {
  api.use(answer(`${path}/@comments`, listed([])));
  listen(`${path}/@comments`);
  show();
  await write('Bente', 'Soon');
  await post();
  expect(await screen.findByRole('status')).toHaveTextContent('waiting for approval');
});

test('an answer names what it answers, and is cancelled or sent', async () => {
  api.use(answer(`${path}/@comments`, listed([comment(1, { can_reply: true })])));
  const bodies = listen();
  show(true);
  const reply = () => user.click(screen.getByRole('button', { name: 'Reply to Author 1' }));
  await screen.findByText('Text 1');
  await reply();
  await user.click(within(articleOf('Text 1')).getByRole('button', { name: 'Cancel' }));
  expect(within(articleOf('Text 1')).queryByLabelText('Comment')).toBeNull();
  await reply();
  await user.type(within(articleOf('Text 1')).getByLabelText('Comment'), 'Indeed');
  await user.click(within(articleOf('Text 1')).getByRole('button', { name: 'Reply' }));
  await screen.findByRole('status');
  expect(bodies).toEqual([{ to: 'comments/1', text: 'Indeed', in_reply_to: '1' }]);
});

test('a server without tickets takes comments without one', async () => {
  api.use(answer(`${path}/@comments`, listed([])));
  const bodies = listen();
  api.use(answer(`${path}/@form-ticket`, {}, 404));
  show();
  await write('Bente', 'Stock');
  await post();
  await screen.findByRole('status');
  expect(bodies).toEqual([{ to: 'comments', text: 'Stock', author_name: 'Bente' }]);
});

test('where nothing more is taken, what was said stays', async () => {
  api.use(answer(`${path}/@comments`, listed([comment(1)])));
  show(false, false);
  expect(await screen.findByText('Text 1')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Leave a Reply' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Reply/ })).toBeNull();
});
