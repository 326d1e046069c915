import type { JobOfferData } from './data';

export type Country = 'Germany' | 'Italy' | 'USA';

const abroad: ReadonlyMap<string, Country> = new Map([
  ['oak ridge', 'USA'],
  ['oak-ridge', 'USA'],
  ['genua', 'Italy'],
  // As it is called in English.
  ['genoa', 'Italy'],
]);

type Located = Pick<JobOfferData, 'job_offer_location' | 'job_offer_location_title'>;

/** Where an offer's place is called as it is to be shown. */
export const placeOf = (offer: Located): string => offer.job_offer_location_title || offer.job_offer_location;

/** The country of an offer's place: Germany unless it is known to lie elsewhere. */
export function countryOf(offer: Located): Country {
  const names = [offer.job_offer_location_title, offer.job_offer_location];
  return names.map((name) => abroad.get(name.trim().toLowerCase())).find(Boolean) ?? 'Germany';
}
