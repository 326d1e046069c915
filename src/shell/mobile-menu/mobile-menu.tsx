import { lazy, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { ErrorBoundary } from '@/components/error-views/error-boundary';
import { Icon } from '@/components/icon/icon';
import { OnNavigation } from '../on-navigation';
import { useMediaQuery } from '@/components/media-query/use-media-query';
import { DrawerFailure } from './drawer-failure';
import { messages } from './messages';
import './style.css';

const MenuLevels = lazy(async () => ({ default: (await import('./menu-levels')).MenuLevels }));

/**
 * The hamburger button and its drawer, whose levels are fetched when it is opened. The browser keeps the focus inside
 * the drawer and closes it with Esc.
 */
export function MobileMenu() {
  const intl = useIntl();
  const id = useId();
  const drawer = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState<{ isOpen: boolean; times: number }>({ isOpen: false, times: 0 });
  const { isOpen, times } = opened;

  const isWide = useMediaQuery('(min-width: 992px)');

  const close = useCallback(() => {
    if (drawer.current?.open) drawer.current.close();
  }, []);

  // A window that grows, such as a turned tablet's, has the menu in its header.
  useEffect(close, [close, isWide]);
  useEffect(() => {
    if (!isOpen) return undefined;
    drawer.current?.showModal();
    const { documentElement: root } = document;
    // What the scroll bar leaves free is kept free, so that the page behind does not move.
    root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
    root.classList.add('has-drawer');
    return () => root.classList.remove('has-drawer');
  }, [isOpen]);

  return (
    <div className="mobile-menu">
      {/* Elsewhere it has done its work. */}
      <OnNavigation run={close} />
      <button
        type="button"
        id="navigation-narrow"
        className="icon-button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={intl.formatMessage(messages.open)}
        onClick={() => setOpened({ isOpen: true, times: times + 1 })}
      >
        <Icon name="menu" />
      </button>
      {/* A header with colours of its own does not colour the drawer. */}
      {createPortal(
        <dialog
          ref={drawer}
          id={id}
          className="drawer"
          aria-label={intl.formatMessage(messages.title)}
          onClose={() => setOpened((before) => ({ ...before, isOpen: false }))}
          onClick={({ target }) => {
            // What lies inside covers the dialog's own box, so only the overlay answers for the dialog itself.
            if (target === drawer.current || (target instanceof Element && target.closest('a'))) close();
          }}
        >
          {times > 0 && (
            <ErrorBoundary fallback={() => <DrawerFailure onClose={close} />}>
              <Suspense fallback={<div className="drawer__content" />}>
                <MenuLevels key={times} onClose={close} />
              </Suspense>
            </ErrorBoundary>
          )}
        </dialog>,
        document.body,
      )}
    </div>
  );
}
