import type { Failure } from '~mocks/http/failure';
import { badRequest, serverError } from '~mocks/http/failure';

/**
 * Which search the server plays: the portal's own over its catalog, where `*` and an empty text mean everything, or
 * kitconcept.solr 2 with its habits.
 */
export type SolrGeneration = 'portal' | 'kitconcept';

/** What Solr says to whatever it cannot make a query of. */
const refusedQuery = (): Failure =>
  serverError('SolrConnectionException', 'HTTP code=400, reason=Bad Request');

/** The answer to a parameter that makes no query: a 400 of the portal's, Solr's own 500. */
export const refuse = (generation: SolrGeneration, message: string): Failure =>
  generation === 'portal' ? badRequest(message) : refusedQuery();
