import type { ContentType } from './definition';
import * as types from './lazy-types';

/** The types of which search engines and feed readers learn more than their place, by `@type`. */
export const structuredTypes: ReadonlyMap<string, ContentType> = new Map([
  ['Member', types.member],
  ['Meldung', types.newsItem],
  ['News Item', types.newsItem],
  ['Post', types.post],
  ['BlogFolder', types.blog],
  ['Author', types.author],
  ['Event', types.event],
  ['Joboffer', types.jobOffer],
  ['JobOfferContainer', types.jobContainer],
  ['Project', types.project],
  ['OE', types.organisationalUnit],
  ['Research Group', types.researchGroup],
  ['FAQ Item', types.faqItem],
]);
