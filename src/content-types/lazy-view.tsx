import { fetched } from '@/components/fetched/fetched';
import { withLazyMessages } from '@/components/lazy-messages/lazy-messages';
import type { ContentPageView } from './definition';
import type * as Types from './lazy-types';

/** Who works at an institute or in an area: a file of its own, since these pages need nothing else of the rarer types. */
export const unitPeople: ContentPageView = withLazyMessages(
  'view',
  fetched(async () => (await import('./organisational-unit/unit-people')).UnitPeople),
);

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
