/** The parameters of an address by which the search for jobs narrows down lists of them. */
export const jobParameterNames = ['targetGroup', 'location', 'categories', 'fieldOfWork'] as const;
export type JobParameter = (typeof jobParameterNames)[number];

/** The parameter of the words that are searched for. */
export const wordsParameter = 'text';

/** As many characters of them are looked for. */
export const longestWords = 200;
