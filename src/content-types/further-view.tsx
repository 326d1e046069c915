import { fetched } from '@/components/fetched/fetched';
import { withFurtherWords } from '@/components/further-words/further-words';
import type { ContentPageView } from './definition';
import type * as Types from './further-types';

/** A view that is fetched with its shape, and its words with it, when such content is opened or pointed at. */
export function furtherView(name: Exclude<keyof typeof Types, 'readView'>, part?: 'after'): ContentPageView {
  return withFurtherWords(
    'view',
    fetched(async () => {
      const types = await import('./further-types');
      return types.readView(types[name], part);
    }),
  );
}
