import { useIntl } from 'react-intl';
import { Dialog } from '@/components/dialog/dialog';
import { Icon } from '@/components/icon/icon';
import { ContentImage } from '@/components/image/content-image';
import type { ImageSource } from '@/components/image/image-source';
import { messages } from '../messages';

export interface GalleryPicture {
  id: string;
  image: ImageSource;
  title: string;
  text: string;
}

interface LightboxProps {
  pictures: readonly GalleryPicture[];
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** One picture of a gallery in full, with the way to its neighbours by button and arrow key. */
export function Lightbox({ pictures, shown, onShow, onClose }: LightboxProps) {
  const intl = useIntl();
  const picture = pictures[shown];
  if (picture === undefined) return null;
  const step = (by: number) => onShow((shown + by + pictures.length) % pictures.length);
  const position = { position: shown + 1, count: pictures.length };
  return (
    <Dialog
      className="listing-lightbox"
      title={picture.title}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') step(1);
        if (event.key === 'ArrowLeft') step(-1);
      }}
    >
      <figure className="listing-lightbox__figure">
        <ContentImage key={picture.id} source={picture.image} alt={picture.text || picture.title} eager />
        {picture.text === '' ? null : <figcaption>{picture.text}</figcaption>}
      </figure>
      {pictures.length < 2 ? null : (
        <div className="listing-lightbox__steps">
          <button
            type="button"
            className="icon-button"
            aria-label={intl.formatMessage(messages.previousPicture)}
            title={intl.formatMessage(messages.previousPicture)}
            onClick={() => step(-1)}
          >
            <Icon name="chevron-left" size={20} />
          </button>
          <p className="meta" aria-live="polite">
            {intl.formatMessage(messages.pictureOf, position)}
          </p>
          <button
            type="button"
            className="icon-button"
            aria-label={intl.formatMessage(messages.nextPicture)}
            title={intl.formatMessage(messages.nextPicture)}
            onClick={() => step(1)}
          >
            <Icon name="chevron-right" size={20} />
          </button>
        </div>
      )}
    </Dialog>
  );
}
