import { LazyMessages } from '@/components/lazy-messages/lazy-messages';
import { PlaceScreen } from '../kit/place-screen';
import { DeskScreen } from './desk-screen';

/** What waits for those who work on the content below a place. */
export function DeskPage() {
  return (
    <PlaceScreen action="folderContents">
      {(page) => (
        <LazyMessages part="editor">
          <DeskScreen key={page.path} place={page} />
        </LazyMessages>
      )}
    </PlaceScreen>
  );
}
