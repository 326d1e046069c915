import { defineContentType } from '../definition';
import { jobContainerShape, offerTypes } from './data';
import { JobContainerView } from './job-container-view';

export const jobContainer = defineContentType({
  shape: jobContainerShape,
  view: JobContainerView,
  feeds: offerTypes,
});
