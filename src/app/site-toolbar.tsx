import { Suspense, useEffect, useMemo } from 'react';
import { Toolbar } from '@/admin/toolbar/toolbar';
// Whoever has tools opens such screens: the list of them is there before.
import './editors-screens';
import { openEditor, preloadEditor } from '@/editor/screens/preload-editor';
import { haveOthersLoggedOut } from '@/lib/logged-out';
import { LoginOver } from '@/pages/login/login-over';
import { useAppSelector, useAppStore, useSession } from '@/state/hooks';
import type { PageName } from '@/state/pages';

/** What somebody who has logged out had not saved is not kept for whoever is there next, though that one edits nothing. */
function useDraftsOfOthers(): void {
  const userId = useSession()?.userId;
  useEffect(() => {
    if (userId === undefined || !haveOthersLoggedOut(userId)) return;
    void import('@/editor/session/drafts/drop-drafts-of-others')
      .then(({ dropDraftsOfOthers }) => dropDraftsOfOthers(userId))
      .catch(() => undefined);
  }, [userId]);
}

/** The tools beside a page, of which one leads to its editor, and the login over work that is not saved. */
export function SiteToolbar() {
  useDraftsOfOthers();
  const store = useAppStore();
  const editor = useMemo(
    () => ({ preload: preloadEditor, open: (page: PageName) => openEditor(page, store) }),
    [store],
  );
  const asksForLogin = useAppSelector((state) => state.session.end === 'asked');
  return (
    <>
      <Toolbar editor={editor} />
      {/* It comes with the tools: a deployment may have taken its file away when it is needed. */}
      {asksForLogin && (
        <Suspense fallback={null}>
          <LoginOver />
        </Suspense>
      )}
    </>
  );
}
