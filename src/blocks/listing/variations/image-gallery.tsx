import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { ErrorBoundary } from '@/components/error-views/error-boundary';
import { ContentImage } from '@/components/image/content-image';
import { messages } from '@/components/picture-zoom/messages';
import { itemCard } from '../../item-card';
import type { ListingBodyProps } from '../variation';
import { inFrame } from './in-frame';
import type { GalleryPicture } from './lightbox';
import './image-gallery.css';

const Lightbox = lazy(async () => ({ default: (await import('./lightbox')).Lightbox }));

/** Squares that open as large pictures. Items without a picture are left out. */
export function ImageGallery({ items, eagerCount }: ListingBodyProps) {
  const intl = useIntl();
  const [shown, setShown] = useState<number | null>(null);
  const pictures = items.flatMap((item): GalleryPicture[] => {
    const { image, title, text } = itemCard(item);
    return image === undefined ? [] : [{ id: item['@id'], image, title, text }];
  });
  return (
    <>
      <ul className="listing-items listing-items--4 listing-gallery">
        {pictures.map(({ id, image, title }, index) => (
          <li key={id} className="listing-item">
            <button
              type="button"
              className="listing-gallery__open"
              aria-label={intl.formatMessage(messages.enlarge, { title })}
              onClick={() => setShown(index)}
            >
              <ContentImage
                source={image}
                alt=""
                ratio="1 / 1"
                className={inFrame(image, 1)}
                sizes="(min-width: 992px) 18rem, 50vw"
                eager={index < eagerCount}
              />
            </button>
          </li>
        ))}
      </ul>
      {shown === null ? null : (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <Lightbox pictures={pictures} shown={shown} onShow={setShown} onClose={() => setShown(null)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
