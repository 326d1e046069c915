import { LazyMessages } from '@/components/lazy-messages/lazy-messages';
import { PlaceScreen } from '../kit/place-screen';
import { TrashScreen } from './trash-screen';

/** What was deleted below a place, for those who work there. */
export function TrashPage() {
  return (
    <PlaceScreen action="folderContents">
      {(page) => (
        <LazyMessages part="editor">
          <TrashScreen key={page.path} place={page} />
        </LazyMessages>
      )}
    </PlaceScreen>
  );
}
