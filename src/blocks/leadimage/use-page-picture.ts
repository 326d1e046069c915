import { imageSourceOf, type ImageSource } from '@/components/image/image-source';
import { usePageField } from '../page/hooks';

/** The page's own picture, whichever of its fields holds it. */
export function usePagePicture(): ImageSource | undefined {
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
