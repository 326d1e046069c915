import { useIntl } from 'react-intl';
import { Icon } from '@/components/icon/icon';
import type { ImageSource } from '@/components/image/image-source';
import { PictureDialog } from '@/components/picture-zoom/picture-dialog';
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
    <PictureDialog
      source={picture.image}
      title={picture.title}
      alt={picture.text || picture.title}
      {...(picture.text !== '' && { caption: <figcaption>{picture.text}</figcaption> })}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') step(1);
        if (event.key === 'ArrowLeft') step(-1);
      }}
    >
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
    </PictureDialog>
  );
}
