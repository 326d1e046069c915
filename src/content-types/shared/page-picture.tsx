import type { AnyContent } from '@/api/types/any-content';
import { ContentImage } from '@/components/image/content-image';
import { imageSourceOf } from '@/components/image/image-source';
import { textOf } from '@/lib/text';
import './style.css';

interface PagePictureProps {
  content: AnyContent;
  /** How wide it is shown, as the `sizes` of an `<img>`. */
  sizes?: string | undefined;
  /** `21 / 9`: cropped to it; without it the picture keeps its own. */
  ratio?: string | undefined;
}

/** The picture of a page whose blocks do not show it. */
export function PagePicture({ content, ratio, sizes = '(min-width: 992px) 62rem, 100vw' }: PagePictureProps) {
  const source = imageSourceOf(content);
  if (!source) return null;
  const caption = textOf(content.image_caption) || textOf(content.preview_caption);
  return (
    <figure className="page-picture">
      <ContentImage
        source={source}
        alt={caption || textOf(content.title)}
        sizes={sizes}
        priority
        {...(ratio !== undefined && { ratio })}
      />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
