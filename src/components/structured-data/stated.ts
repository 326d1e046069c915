import { absoluteUrl, flatten } from '@/api/urls';

/** The address of a page, a picture or another site in full; what is none is undefined. */
export function fullAddress(stored: string): string | undefined {
  if (stored.trim() === '') return undefined;
  const address = absoluteUrl(flatten(stored.trim()));
  return address !== undefined && /^https?:/.test(address) ? address : undefined;
}

const day = /^\d{4}-\d{2}-\d{2}/;

/** A day or moment in ISO form; what is none is undefined. */
export const isoDate = (stored: string): string | undefined =>
  day.test(stored) && !Number.isNaN(Date.parse(stored)) ? stored : undefined;
