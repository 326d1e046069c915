import { lazy } from 'react';
import { FurtherWords } from '@/components/further-words/further-words';
import type { ContentPageView } from './definition';
import type * as Types from './further-types';

const fetchTypes = () => import('./further-types');

/** A view that is fetched with its shape, and its words with it, when such content is opened. */
export function furtherView(name: Exclude<keyof typeof Types, 'readView'>, part?: 'after'): ContentPageView {
  const View = lazy(async () => {
    const types = await fetchTypes();
    return { default: types.readView(types[name], part) };
  });
  return function FurtherView({ content }) {
    // Asked for before the words are there, so that both come at once; a failure shows where the view is drawn.
    fetchTypes().catch(() => undefined);
    return (
      <FurtherWords part="view">
        <View content={content} />
      </FurtherWords>
    );
  };
}
