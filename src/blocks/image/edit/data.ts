import { record, stored, text, type Shape } from '@/lib/shape';
import type { ImageData } from '../data';

/** The address under which a picture is stored, '' for none. */
export const addressIn = (data: Pick<ImageData, 'url' | '@id'>): string =>
  text().read(data.url) || text().read(data['@id']);

/** A field is named by letters alone; anything else names none. */
const fieldName: Shape<string> = { read: (value) => (typeof value === 'string' ? value : '') };

const targetShape = record({
  description: text(),
  Description: text(),
  image_field: fieldName,
  image_scales: stored(),
});

/** What the CMS says of a picture that is chosen: its words, and where its scales stand. */
export function pictureFacts(
  target: object,
): Partial<Pick<ImageData, 'description' | 'image_field' | 'image_scales'>> {
  const { description, Description, image_field, image_scales } = targetShape.read(target);
  return {
    description: description || Description,
    ...(image_field !== '' && { image_field, image_scales }),
  };
}
