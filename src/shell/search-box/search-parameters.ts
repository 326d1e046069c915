import { searchFields } from '@/api/search-tabs';

/** The query of the search screen's address for a text. It names the columns of a hit, as every search of the site does. */
export function searchParameters(text: string): URLSearchParams {
  const parameters = new URLSearchParams({ SearchableText: text });
  for (const field of searchFields) parameters.append('metadata_fields', field);
  return parameters;
}
