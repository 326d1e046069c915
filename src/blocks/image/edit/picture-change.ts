import type { CreatedContent } from '@/api/create-file';
import { flatten, isInternal } from '@/api/urls';
import { pictureUrl } from '@/components/image/image-url';
import type { Reference } from '@/forms/schema';
import type { PictureContent } from '@/tool/picture/data';
import { saidOf } from '@/tool/picture-words/said-of-pictures';
import type { ImageData } from '../data';
import { pictureFacts } from './data';

/** Of another picture nothing of the former one is true. */
const former = {
  '@id': undefined,
  image_field: undefined,
  image_scales: undefined,
  copyright_and_sources: undefined,
  credit: undefined,
};

/** An uploaded picture. Its title is the name of its file, which says nothing to those who do not see it. */
export const uploadedPicture = (content: CreatedContent): Partial<ImageData> => ({
  ...former,
  url: content['@id'],
  alt: '',
});

/** A picture of the site, with what the CMS says of it. */
export function chosenPicture(target: Reference): Partial<ImageData> {
  const url = flatten(target['@id']);
  const said = saidOf(url);
  return {
    ...former,
    url,
    ...pictureFacts(target),
    // What was said of it when it was uploaded just now need not be said again.
    ...(said && { alt: said.alt, decorative: said.isDecorative }),
  };
}

/** A picture by its address; undefined for what no picture can have. */
export function addressedPicture(typed: string): Partial<ImageData> | undefined {
  const address = typed.trim();
  if (pictureUrl(address) === '') return undefined;
  return { ...former, url: isInternal(address) ? flatten(address) : address };
}

/** The same picture, cut otherwise or of another file; where it lies has not changed. */
export const editedPicture = ({ image }: PictureContent): Partial<ImageData> => ({
  image_field: 'image',
  image_scales: { image: [image] },
});

export const noPicture: Partial<ImageData> = { ...former, url: undefined };
