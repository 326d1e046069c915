import { fetched } from '@/components/fetched/fetched';
import { withLazyMessages } from '@/components/lazy-messages/lazy-messages';

/** Comments, fetched with the first page that takes some. */
export const LateComments = withLazyMessages(
  'view',
  fetched(async () => (await import('./comments')).Comments),
);
