import {
  lazy,
  memo,
  Suspense,
  useCallback,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { ErrorBoundary } from '@/components/error-views/error-boundary';
import { Icon } from '@/components/icon/icon';
import { isPlainClick } from '@/components/universal-link/plain-click';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { isSearchPath } from '@/lib/content-path';
import { searchPath } from '@/site/home-path';
import { OnNavigation } from '../on-navigation';
import { messages } from './messages';

const SearchPanel = lazy(async () => ({
  default: (await import('../search-box/search-panel')).SearchPanel,
}));

/**
 * The way to the search: a field unfolds below the header. In another tab, where the field cannot be fetched, and on
 * the search screen itself it is the link to that screen.
 */
export function SearchTool() {
  return <SearchLink isOwnPage={isSearchPath(useLocation().pathname)} />;
}

const SearchLink = memo(function SearchLink({ isOwnPage }: { isOwnPage: boolean }) {
  const language = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const putAway = useCallback(() => setOpen(false), []);
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
    putAway();
    root.current?.querySelector('a')?.focus();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) close();
  }

  function handleBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !root.current?.contains(relatedTarget)) putAway();
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
            setOpen(!isOpen);
          }}
        >
          {content}
        </UniversalLink>
        {/* Wherever one goes on to, it has done its work. */}
        <OnNavigation run={putAway} />
        {isOpen && (
          <Suspense fallback={null}>
            <SearchPanel onClose={close} />
          </Suspense>
        )}
      </div>
    </ErrorBoundary>
  );
});
