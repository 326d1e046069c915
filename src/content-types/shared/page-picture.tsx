import type { AnyContent } from '@/api/types/any-content';
import { ContentImage } from '@/components/image/content-image';
import { imageSourceOf } from '@/components/image/image-source';
import { textOf } from '@/lib/text';
import './style.css';

/** The picture of a page whose blocks do not show it. */
export function PagePicture({ content }: { content: AnyContent }) {
  const source = imageSourceOf(content);
  if (!source) return null;
  const caption = textOf(content.image_caption) || textOf(content.preview_caption);
  return (
    <figure className="page-picture">
      <ContentImage
        source={source}
        alt={caption || textOf(content.title)}
        sizes="(min-width: 992px) 62rem, 100vw"
        priority
      />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
