import { memo, useContext, useEffect, useId, useRef, type FocusEvent, type MouseEvent } from 'react';
import { PageLink } from '@/components/universal-link/page-link';
import { PrefetchContext } from '@/components/universal-link/prefetch-context';
import type { MenuEntry } from '../menu/menu-entry';
import { NavigationPanel } from './navigation-panel';

interface MainEntryProps {
  entry: MenuEntry;
  isPresent: boolean;
  /** The present page is this one or lies below it. */
  isInPath: boolean;
  isOpen: boolean;
  /** Called with the key of the entry whose panel is to be open. */
  onChange: (key: string | null) => void;
  onOpenSoon: (key: string) => void;
  onCloseSoon: () => void;
}

/**
 * A link whose panel opens on hover or focus and closes on leaving, on a click, with its button and with Esc, which
 * gives the focus back to the link; from there the arrow down opens it again. A first tap opens, a second follows.
 */
export const MainEntry = memo(function MainEntry({
  entry,
  isPresent,
  isInPath,
  isOpen,
  onChange,
  onOpenSoon,
  onCloseSoon,
}: MainEntryProps) {
  const prefetch = useContext(PrefetchContext);
  const panelId = useId();
  const item = useRef<HTMLLIElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const pointer = useRef('');
  const isReturning = useRef(false);
  const hasPanel = entry.items.length > 0;

  const onOpen = () => onChange(entry.key);
  const onClose = () => onChange(null);

  const close = () => {
    const hadFocus = item.current?.contains(document.activeElement) ?? false;
    onClose();
    if (!hadFocus || document.activeElement === link.current) return;
    isReturning.current = true;
    link.current?.focus();
  };

  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

  const handleFocus = () => {
    prefetch(entry.path);
    if (isReturning.current || pointer.current !== '') isReturning.current = false;
    else if (hasPanel) onOpen();
    else onClose();
  };
  const handleBlur = (event: FocusEvent<HTMLLIElement>) => {
    pointer.current = '';
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) onClose();
  };
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const isFirstTap = pointer.current === 'touch' && hasPanel && !isOpen;
    pointer.current = '';
    if (!isFirstTap) return onClose();
    event.preventDefault();
    return onOpen();
  };

  return (
    <li
      ref={item}
      className="main-navigation__entry"
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'touch') return;
        prefetch(entry.path);
        if (hasPanel) onOpenSoon(entry.key);
        else onCloseSoon();
      }}
      onPointerLeave={({ pointerType }) => {
        // A finger leaves with every lift, also when it has scrolled the panel.
        if (pointerType !== 'touch') onCloseSoon();
      }}
      onBlur={handleBlur}
    >
      <PageLink
        ref={link}
        to={entry.path}
        className={isInPath ? 'main-navigation__link is-in-path' : 'main-navigation__link'}
        aria-current={isPresent ? 'page' : undefined}
        aria-expanded={hasPanel ? isOpen : undefined}
        aria-controls={hasPanel && isOpen ? panelId : undefined}
        onPointerDown={({ pointerType }) => {
          pointer.current = pointerType;
        }}
        onFocus={handleFocus}
        onClick={handleClick}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || !hasPanel) return;
          event.preventDefault();
          onOpen();
        }}
      >
        {entry.title}
      </PageLink>
      {isOpen && hasPanel && (
        <NavigationPanel id={panelId} entry={entry} onClose={close} onFollow={onClose} />
      )}
    </li>
  );
});
