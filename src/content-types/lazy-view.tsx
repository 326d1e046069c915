import { fetched } from '@/components/fetched/fetched';
import { withLazyMessages } from '@/components/lazy-messages/lazy-messages';
import type { ContentPageView } from './definition';
import type * as Types from './lazy-types';

/** A view that is fetched with its shape, and its words with it, when such content is opened or pointed at. */
export function lazyView(name: Exclude<keyof typeof Types, 'readView'>, part?: 'after'): ContentPageView {
  return withLazyMessages(
    'view',
    fetched(async () => {
      const types = await import('./lazy-types');
      return types.readView(types[name], part);
    }),
  );
}
