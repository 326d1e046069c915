import { lazy, Suspense, useCallback, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorBoundary } from '@/components/error-views/error-boundary';
import { isPlainClick } from '@/components/universal-link/plain-click';
import { UniversalLink } from '@/components/universal-link/universal-link';
import type { Tool } from './tools';

const SitemapOverlay = lazy(async () => ({
  default: (await import('../sitemap/sitemap-overlay')).SitemapOverlay,
}));

/** Opens the sitemap over the page; in another tab, and where that cannot be fetched, it is the page of its own. */
export function SitemapTool({ tool }: { tool: Tool }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const words = <FormattedMessage {...tool.message} />;
  const page = (
    <UniversalLink to={tool.path} className="header-bar__link">
      {words}
    </UniversalLink>
  );
  return (
    <ErrorBoundary fallback={() => page}>
      <UniversalLink
        to={tool.path}
        className="header-bar__link"
        aria-haspopup="dialog"
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        {words}
      </UniversalLink>
      {isOpen && (
        <Suspense fallback={null}>
          <SitemapOverlay onClose={close} />
        </Suspense>
      )}
    </ErrorBoundary>
  );
}
