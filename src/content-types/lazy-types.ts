/** The rarer types, for what knows them all; visitors fetch the group of the page that they open. */
export * from './blog-types';
export * from './files-types';
export * from './jobs-types';
export * from './member-types';
export * from './news-types';
export * from './offer-types';
export * from './orders-types';
export * from './others-types';
export * from './people-types';
