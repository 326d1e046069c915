import type { Language } from '@/lib/language';
import { record, text } from '@/lib/shape';
import { requestWrite } from './repeated';
import { catalogSearch } from './search';
import { flatten } from './urls';

interface Call {
  language: Language;
  signal?: AbortSignal;
}

export interface FoundComment {
  id: string;
  /** Path of the content that it is on. */
  page: string;
  /** Who wrote it on what. */
  title: string;
  /** The beginning of its words. */
  text: string;
  created: string;
  isPending: boolean;
}

const hitShape = record({
  '@id': text(),
  title: text(),
  description: text(),
  created: text(),
  review_state: text(),
});

const between = '/++conversation++default/';

const commentOf = (hit: unknown): FoundComment[] => {
  const { '@id': address, title, description, created, review_state: state } = hitShape.read(hit);
  const [page, id] = flatten(address).split(between);
  if (page === undefined || id === undefined) return [];
  return [{ id, page, title, text: description, created, isPending: state === 'pending' }];
};

interface Query {
  start: number;
  size: number;
  pendingOnly?: boolean;
}

/** Comments of the whole site, the latest first. */
export async function getComments(
  { start, size, pendingOnly = false }: Query,
  call: Call,
): Promise<{ comments: FoundComment[]; total: number }> {
  const { items, items_total: total } = await catalogSearch(
    '',
    {
      portal_type: 'Discussion Item',
      ...(pendingOnly && { review_state: 'pending' }),
      sort_on: 'created',
      sort_order: 'descending',
      metadata_fields: ['created', 'review_state'],
      b_start: start,
      b_size: size,
    },
    call,
  );
  return { comments: items.flatMap(commentOf), total };
}

/** Those that wait for somebody to look at them. */
export const getPendingComments = (call: Call, size: number) =>
  getComments({ start: 0, size, pendingOnly: true }, call);

/** Removes a comment and all answers to it. */
export async function deleteComment({ page, id }: FoundComment, call: Call): Promise<void> {
  await requestWrite<unknown>(`${page}/@comments/${encodeURIComponent(id)}`, { ...call, method: 'DELETE' });
}
