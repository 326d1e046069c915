import { ContentImage } from '@/components/image/content-image';
import { imageSourceOf, type ImageSource } from '@/components/image/image-source';
import type { BlockViewProps } from '../definition';
import { usePageField, usePageText, usePictureLoading } from '../page/hooks';
import './style.css';

function usePagePicture(): ImageSource | undefined {
  const image = usePageField('image');
  const page = {
    '@id': usePageField('@id'),
    image,
    image_field: usePageField('image_field'),
    image_scales: usePageField('image_scales'),
    preview_image: usePageField('preview_image'),
    preview_image_link: usePageField('preview_image_link'),
  };
  return imageSourceOf(image) ?? imageSourceOf(page);
}

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
