import { Suspense } from 'react';
import { Toolbar } from '@/admin/toolbar/toolbar';
// Whoever has tools opens such screens: the list of them is there before.
import './editors-screens';
import { preloadEditor } from '@/editor/screens/preload-editor';
import { LoginOver } from '@/pages/login/login-over';
import { useAppSelector } from '@/state/hooks';

/** The tools beside a page, of which one leads to its editor, and the login over work that is not saved. */
export function SiteToolbar() {
  const asksForLogin = useAppSelector((state) => state.session.end === 'asked');
  return (
    <>
      <Toolbar preloadEditor={preloadEditor} />
      {/* It comes with the tools: a deployment may have taken its file away when it is needed. */}
      {asksForLogin && (
        <Suspense fallback={null}>
          <LoginOver />
        </Suspense>
      )}
    </>
  );
}
