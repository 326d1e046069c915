import { fetched } from '@/components/fetched/fetched';
import { withLazyMessages } from '@/components/lazy-messages/lazy-messages';
import { JobFilterNote as Note } from './job-filter-note';
import { JobOrderChoice as OrderChoice } from './job-order';
import { MoreJobs as More } from './more-jobs';

const here = <Component>(component: Component) => Promise.resolve(component);

/** What lists of jobs have around them, with the words that most visitors do without. */
export const JobFilterNote = withLazyMessages(
  'block',
  fetched(() => here(Note)),
);
export const JobOrderChoice = withLazyMessages(
  'block',
  fetched(() => here(OrderChoice)),
);
export const MoreJobs = withLazyMessages(
  'block',
  fetched(() => here(More)),
);
