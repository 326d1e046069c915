import { record, richText, type Read } from '@/lib/shape';
import { addressFields, headingFields } from '../shared/data';

export const jobContainerShape = record({
  ...headingFields,
  ...addressFields,
  job_offer_container_text: richText(),
});
export type JobContainerData = Read<typeof jobContainerShape>;
