import { lazy, Suspense, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { ErrorBoundary } from '@/components/error-views/error-boundary';
import { Icon } from '@/components/icon/icon';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { isSearchPath } from '@/lib/content-path';
import { searchPath } from '@/site/home-path';
import { messages } from './messages';
import { isPlainClick } from './plain-click';

const SearchPanel = lazy(async () => ({
  default: (await import('../search-box/search-panel')).SearchPanel,
}));

/**
 * The way to the search: a field unfolds below the header. In another tab, where the field cannot be fetched, and on
 * the search screen itself it is the link to that screen.
 */
export function SearchTool() {
  const language = useLanguage();
  const { key, pathname } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  // Open on the page on which it was opened: wherever one goes on to, it has done its work.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === key;
  const isOwnPage = isSearchPath(pathname);
  const content = (
    <>
      <Icon name="search" size={20} />
      <span className="site-header__search-text">
        <FormattedMessage {...messages.search} />
      </span>
    </>
  );
  const link = (
    <UniversalLink to={searchPath(language)} className="site-header__search">
      {content}
    </UniversalLink>
  );

  function close() {
    setOpenedAt(null);
    root.current?.querySelector('a')?.focus();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) close();
  }

  function handleBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !root.current?.contains(relatedTarget)) setOpenedAt(null);
  }

  if (isOwnPage) return link;
  return (
    <ErrorBoundary fallback={() => link}>
      <div ref={root} className="site-header__search-tool" onKeyDown={handleKey} onBlur={handleBlur}>
        <UniversalLink
          to={searchPath(language)}
          className="site-header__search"
          aria-haspopup="dialog"
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            setOpenedAt(isOpen ? null : key);
          }}
        >
          {content}
        </UniversalLink>
        {isOpen && (
          <Suspense fallback={null}>
            <SearchPanel onClose={close} />
          </Suspense>
        )}
      </div>
    </ErrorBoundary>
  );
}
