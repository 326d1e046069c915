import { useSyncExternalStore } from 'react';
import { FormattedMessage, FormattedRelativeTime, type MessageDescriptor } from 'react-intl';
import type { DraftState } from '../../session/drafts/draft-keeper';
import { useEditSession, useSavingState } from '../../session/edit-session';
import { messages } from './messages';

/** Seconds between updates of how long ago it was. */
const tick = 10;

const wordsOf = (isSaving: boolean, isUnsaved: boolean, { kind }: DraftState): MessageDescriptor => {
  if (isSaving) return messages.saving;
  if (!isUnsaved) return messages.saved;
  return kind === 'kept' ? messages.drafted : messages.unsaved;
};

/** Whether the page is saved, or kept in this browser at least. It is spoken when it changes, not as time goes by. */
export function SavedState({ isUnsaved }: { isUnsaved: boolean }) {
  const { drafts, server } = useEditSession();
  const draft = useSyncExternalStore(drafts.subscribe, drafts.state);
  const { isSaving } = useSavingState();
  // A new page that nobody has written on is neither.
  const isUntouched = server.path() === undefined && !isUnsaved;
  const words = wordsOf(isSaving, isUnsaved, draft);
  return (
    <span className="tool-status__saved">
      <span role="status">{!isUntouched && <FormattedMessage {...words} />}</span>
      {words === messages.drafted && draft.kind === 'kept' && (
        <span className="tool-status__since" aria-hidden="true">
          {' '}
          <FormattedRelativeTime
            key={draft.at}
            value={Math.round((draft.at - Date.now()) / 1000)}
            numeric="auto"
            style="short"
            updateIntervalInSeconds={tick}
          />
        </span>
      )}
    </span>
  );
}
