import type { Language } from '@/lib/language';
import { isRecord, recordsOf, textOf } from '@/lib/text';
import { record, flag, text, type Read } from '@/lib/shape';
import { askAddOn } from './add-on';
import { headersOf, presentToken, request, type QueryValue } from './client';
import { sendRaw } from './raw-call';
import { apiUrl } from './urls';

const commentShape = record({
  comment_id: text(),
  in_reply_to: text(),
  author_name: text(),
  author_image: text(),
  creation_date: text(),
  text: record({ data: text(), 'mime-type': text() }),
  is_editable: flag(),
  is_deletable: flag(),
  can_reply: flag(),
});
/** A comment as it is shown; who wrote it, '' where nobody is named. */
export type ShownComment = Read<typeof commentShape>;

export interface CommentBatch {
  comments: ShownComment[];
  /** How many there are in all. */
  total: number;
  /** What is asked for the next ones; undefined after the last. */
  next: Readonly<Record<string, string>> | undefined;
}

interface CallFacts {
  language: Language;
  signal?: AbortSignal;
}

/** The query of the link to the next batch, which is a complete address. */
function nextOf(answer: Record<string, unknown>): CommentBatch['next'] {
  const address = isRecord(answer.batching) ? textOf(answer.batching['next']) : '';
  if (address === '') return undefined;
  return Object.fromEntries(new URL(address, window.location.href).searchParams);
}

/** Comments of a page, every answer behind what it answers; 25 of them where the query does not say otherwise. */
export async function getComments(
  path: string,
  query: Readonly<Record<string, QueryValue>>,
  { language, signal }: CallFacts,
): Promise<CommentBatch> {
  const answer = await request<Record<string, unknown>>(`${path}/@comments`, { query, language, signal });
  const comments = recordsOf(answer.items).map(commentShape.read);
  const total = typeof answer.items_total === 'number' ? answer.items_total : comments.length;
  return { comments, total, next: nextOf(answer) };
}

/** A ticket for one comment by somebody who is not logged in; '' on servers that know none. */
const getTicket = (path: string, language: Language): Promise<string> =>
  askAddOn(
    async () => {
      const answer = await request<unknown>(`${path}/@form-ticket`, { language });
      return isRecord(answer) ? textOf(answer['ticket']) : '';
    },
    () => '',
  );

export interface NewComment {
  text: string;
  author_name?: string;
  author_email?: string;
  /** Id of the comment that it answers. */
  in_reply_to?: string;
}

/** Posts a comment. `pending` says that somebody is to approve it first: its answer names no new comment. */
export async function postComment(
  path: string,
  comment: NewComment,
  language: Language,
): Promise<'shown' | 'pending'> {
  const token = presentToken();
  const ticket = token === null ? await getTicket(path, language) : '';
  const body = { ...comment, ...(ticket !== '' && { ticket }) };
  const { in_reply_to: parent } = comment;
  const called = parent === undefined ? `${path}/@comments` : `${path}/@comments/${parent}`;
  const answer = await sendRaw({
    method: 'POST',
    url: apiUrl(called),
    headers: headersOf({ method: 'POST', body, language }, token),
    body: new TextEncoder().encode(JSON.stringify(body)).buffer,
  });
  const id = /\/@comments\/(\d+)$/.exec(answer.header('Location') ?? '')?.[1];
  return id === undefined || id === parent ? 'pending' : 'shown';
}

export async function patchComment(
  path: string,
  id: string,
  text: string,
  language: Language,
): Promise<void> {
  await request(`${path}/@comments/${id}`, {
    method: 'PATCH',
    body: { text },
    language,
    leavesContent: true,
  });
}

/** Removes a comment with all that answers it. */
export async function deleteComment(path: string, id: string, language: Language): Promise<void> {
  await request(`${path}/@comments/${id}`, { method: 'DELETE', language, leavesContent: true });
}
