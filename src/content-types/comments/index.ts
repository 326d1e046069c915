import { fetched } from '@/components/fetched/fetched';
import { withLazyMessages } from '@/components/lazy-messages/lazy-messages';
import { record } from '@/lib/shape';
import { defineContentType } from '../definition';

/** What readers say of a page, of whatever type it is. It reads its page by itself; its form needs the words of forms. */
export const comments = defineContentType({
  shape: record({}),
  view: withLazyMessages(
    'screen',
    fetched(async () => (await import('@/components/comments/comments')).Comments),
  ),
});
