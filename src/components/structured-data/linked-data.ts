import type { Thing } from './thing';

/** A thing as JSON-LD that cannot end the script it stands in: `<` is escaped. */
export const linkedData = (thing: Thing): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
