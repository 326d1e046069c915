import { lazy, type ComponentType } from 'react';
import { FurtherWords } from '@/components/further-words/further-words';
import type { ContentViewProps } from './definition';
import type * as Views from './further-views';

const fetchViews = () => import('./further-views');

/** A view that is fetched, and its words with it, when such content is opened. */
export function furtherView(name: keyof typeof Views): ComponentType<ContentViewProps> {
  const View = lazy(async () => ({ default: (await fetchViews())[name] }));
  return function FurtherView({ content }) {
    // Asked for before the words are there, so that both come at once; a failure shows where the view is drawn.
    fetchViews().catch(() => undefined);
    return (
      <FurtherWords part="view">
        <View content={content} />
      </FurtherWords>
    );
  };
}
