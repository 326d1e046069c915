import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSavingState } from '../../session/edit-session';
import { useIsUnsaved } from '../../session/use-is-unsaved';
import { messages } from './messages';
import { Notice, NoticeAction } from './notice';

/**
 * A part of the site did not come: where work is unsaved, the page is not loaded anew by itself as it else is, and the way
 * there is by saving it.
 */
export function MissingPartNotice({ onSave }: { onSave: () => Promise<boolean> }) {
  const { savedVersion, isSaving } = useSavingState();
  const isUnsaved = useIsUnsaved(savedVersion);
  const [isMissing, setMissing] = useState(false);
  const [isReloading, setReloading] = useState(false);
  useEffect(() => {
    const handleError = () => setMissing(true);
    window.addEventListener('vite:preloadError', handleError);
    return () => window.removeEventListener('vite:preloadError', handleError);
  }, []);
  // Not before nobody holds the page back any more.
  useEffect(() => {
    if (isReloading && !isUnsaved) window.location.reload();
  }, [isReloading, isUnsaved]);
  if (!isMissing) return null;
  const reload = async () => setReloading(!isUnsaved || (await onSave()));
  return (
    <Notice
      kind="warning"
      icon="alert"
      onClose={() => setMissing(false)}
      actions={
        !isSaving && (
          <NoticeAction onClick={() => void reload()}>
            <FormattedMessage {...(isUnsaved ? messages.saveAndReload : messages.reload)} />
          </NoticeAction>
        )
      }
    >
      <FormattedMessage {...messages.missing} />
    </Notice>
  );
}
