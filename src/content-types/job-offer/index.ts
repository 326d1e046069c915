import { defineContentType } from '../definition';
import { jobOfferShape } from './data';
import { JobOfferView } from './job-offer-view';
import { jobPosting } from './job-posting';

export const jobOffer = defineContentType({
  shape: jobOfferShape,
  view: JobOfferView,
  structuredData: jobPosting,
});
