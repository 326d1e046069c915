/** The parameters of an address by which the search for jobs narrows down lists of them, each with its index. */
export const jobParameters = {
  targetGroup: 'job_offer_target_groups',
  location: 'job_offer_location',
  categories: 'job_offer_categories',
  fieldOfWork: 'job_offer_fields_of_work',
} as const;
export type JobParameter = keyof typeof jobParameters;
export const jobParameterNames = Object.keys(jobParameters) as JobParameter[];

/** The parameter of the words that are searched for. */
export const wordsParameter = 'text';
