import { fileFields } from '@/components/download/data';
import { flag, record, richText, type Read } from '@/lib/shape';
import { addressFields, headingFields, pictureFields } from '../shared/data';

/** A publication, which is ordered where it says so. */
export const publicationShape = record({
  ...headingFields,
  ...pictureFields,
  ...fileFields,
  text: richText(),
  is_orderable: flag(),
});
export type PublicationData = Read<typeof publicationShape>;

/** The shelf on which publications lie. */
export const shelfShape = record({ ...headingFields, ...pictureFields, ...addressFields });
export type ShelfData = Read<typeof shelfShape>;
