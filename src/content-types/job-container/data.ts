import { record, richText, type Read } from '@/lib/shape';
import { addressFields, headingFields } from '../shared/data';

/** What a list of jobs is made of, and its feed. */
export const offerTypes: readonly string[] = ['Joboffer'];

export const jobContainerShape = record({
  ...headingFields,
  ...addressFields,
  job_offer_container_text: richText(),
});
export type JobContainerData = Read<typeof jobContainerShape>;
