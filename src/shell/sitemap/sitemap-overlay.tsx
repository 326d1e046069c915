import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { Dialog } from '@/components/dialog/dialog';
import { messages } from './messages';
import { SitemapSections } from './sitemap-sections';

/** The whole site on one screen over the page; a link in it leads on and closes it. */
export function SitemapOverlay({ onClose }: { onClose: () => void }) {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (openedAt.current !== key) onClose();
  }, [key, onClose]);
  return (
    <Dialog
      title={<FormattedMessage {...messages.title} />}
      onClose={onClose}
      className="sitemap-overlay"
      hasCloseWords
    >
      {/* Closed before the page changes: behind an open dialog nothing can take the focus. */}
      <div
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) onClose();
        }}
      >
        <SitemapSections />
      </div>
    </Dialog>
  );
}
