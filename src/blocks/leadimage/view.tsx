import { ContentImage } from '@/components/image/content-image';
import { imageSourceOf } from '@/components/image/image-source';
import { textOf } from '@/lib/text';
import type { BlockViewProps } from '../definition';
import { pictureLoading } from '../picture-loading';
import type { LeadimageData } from './data';
import './style.css';

/** The page's own picture: a lead image where its type has one, else its preview. */
export function LeadimageView({ id, content, position }: BlockViewProps<LeadimageData>) {
  const source = imageSourceOf(content.image) ?? imageSourceOf(content);
  if (source === undefined) return null;
  const caption =
    textOf(content.image_caption) || textOf(content.preview_caption) || textOf(content.preview_caption_link);
  const { priority, eager } = pictureLoading(content, id, position);
  return (
    <figure className="block-leadimage">
      <ContentImage
        source={source}
        alt=""
        ratio="21 / 9"
        sizes="(min-width: 75rem) 75rem, 100vw"
        priority={priority}
        eager={eager}
      />
      {caption === '' ? null : <figcaption className="block-leadimage__caption">{caption}</figcaption>}
    </figure>
  );
}
