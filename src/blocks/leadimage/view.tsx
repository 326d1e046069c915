import { ContentImage } from '@/components/image/content-image';
import type { BlockViewProps } from '../definition';
import { usePageText, usePictureLoading } from '../page/hooks';
import './style.css';
import { usePagePicture } from './use-page-picture';

function useCaption(): string {
  const own = usePageText('image_caption');
  const ofPreview = usePageText('preview_caption');
  const ofLink = usePageText('preview_caption_link');
  return own || ofPreview || ofLink;
}

/** The page's own picture: a lead image where its type has one, else its preview. */
export function LeadimageView({ id, position }: BlockViewProps) {
  const source = usePagePicture();
  const caption = useCaption();
  const { priority, eager } = usePictureLoading(id, position);
  if (source === undefined) return null;
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
