import { ContentImage } from '@/components/image/content-image';
import type { ImageSource } from '@/components/image/image-source';
import type { PictureWords } from './data';
import './style.css';

interface PagePictureProps {
  source: ImageSource | undefined;
  words: PictureWords;
  /** How wide it is shown, as the `sizes` of an `<img>`. */
  sizes?: string | undefined;
  /** `21 / 9`: cropped to it; without it the picture keeps its own. */
  ratio?: string | undefined;
}

/** The picture of a page whose blocks do not show it. */
export function PagePicture(props: PagePictureProps) {
  const { source, words, ratio, sizes = '(min-width: 992px) 62rem, 100vw' } = props;
  if (!source) return null;
  const caption = words.image_caption || words.preview_caption;
  return (
    <figure className="page-picture">
      <ContentImage
        source={source}
        alt={caption || words.title}
        sizes={sizes}
        priority
        {...(ratio !== undefined && { ratio })}
      />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
