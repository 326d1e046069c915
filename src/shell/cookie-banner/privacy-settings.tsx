import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { useConfirmed } from '@/components/consent-gate/consent';
import { PrivacySettingsContext } from '@/components/consent-gate/privacy-settings-context';
import { ErrorBoundary } from '@/components/error-views/error-boundary';
import { useAppSelector } from '@/state/hooks';
import { isAroundAwaited } from '@/state/present-page';
import { SettingsFailure } from './settings-failure';
import './style.css';

const CookieBanner = lazy(async () => ({ default: (await import('./cookie-banner')).CookieBanner }));

/** Anew for each try: a part that could not be fetched once stays failed. */
const fetchSettings = () =>
  lazy(async () => ({ default: (await import('./settings-dialog')).SettingsDialog }));

/** Not before the first page has come: its place may have fonts of its own, and no word of the question is to move. */
function useFirstPageKnown(): boolean {
  const [isKnown, setKnown] = useState(false);
  // Later pages are awaited too, which is no matter here.
  const isAwaited = useAppSelector((state) => !isKnown && isAroundAwaited(state));
  if (!isAwaited && !isKnown) setKnown(true);
  return isKnown || !isAwaited;
}

/**
 * Asks for consent until the visitor has answered, and lets everything below open the settings again: the footer, and
 * whatever is kept back. Banner and settings are fetched when they are shown.
 */
export function PrivacySettings({ children }: { children: ReactNode }) {
  const isConfirmed = useConfirmed();
  const isFirstPageKnown = useFirstPageKnown();
  const [isOpen, setIsOpen] = useState(false);
  const [Settings, setSettings] = useState(fetchSettings);
  const open = useCallback(() => setIsOpen(true), []);
  const close = useCallback(() => setIsOpen(false), []);
  return (
    <PrivacySettingsContext.Provider value={open}>
      {/* It stays behind the open settings: whoever closes them goes on where they were opened. */}
      {isConfirmed || !isFirstPageKnown ? null : (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <CookieBanner onMore={open} />
          </Suspense>
        </ErrorBoundary>
      )}
      {children}
      {isOpen ? (
        <ErrorBoundary
          resetKey={Settings}
          fallback={() => <SettingsFailure onRetry={() => setSettings(fetchSettings)} />}
        >
          <Suspense fallback={null}>
            <Settings onClose={close} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </PrivacySettingsContext.Provider>
  );
}
