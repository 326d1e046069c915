import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ErrorBoundary } from '../error-views/error-boundary';
import { Icon } from '../icon/icon';
import type { ImageSource } from '../image/image-source';
import { messages } from './messages';
import './style.css';

const PictureDialog = lazy(async () => ({ default: (await import('./picture-dialog')).PictureDialog }));

interface PictureZoomProps {
  source: ImageSource;
  /** What the picture is called, '' for nothing. */
  name: string;
  alt: string;
  caption: ReactNode;
  /** The picture as it stands in the page. */
  children: ReactNode;
}

/** A picture that opens large. */
export function PictureZoom({ source, name, alt, caption, children }: PictureZoomProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const title = name || intl.formatMessage(messages.picture);
  return (
    <>
      <button
        type="button"
        className="picture-zoom"
        aria-haspopup="dialog"
        aria-label={intl.formatMessage(messages.enlarge, { title })}
        onClick={() => setOpen(true)}
      >
        {children}
        <span className="picture-zoom__sign no-print">
          <Icon name="search" size={20} />
        </span>
      </button>
      {isOpen && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <PictureDialog
              source={source}
              title={title}
              alt={alt}
              caption={caption}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
