import type { RemoteError } from '@/lib/remote';
import { site } from '@/site/site';
import { ApiError } from './error';

/** Whether the server may have what comes with the portal's add-on; false once the page has said that it lacks it. */
export const mayHaveAddOn = (): boolean => site().isStock !== true;

/** Whether the catalog alone is searched: the portal's own search comes with the add-on, kitconcept.solr does without. */
export const lacksSearch = (): boolean => !mayHaveAddOn() && site().solr === 'portal';

/** The error of a page that takes the add-on, on a server that lacks it: as if it were nowhere. */
export const missingPart: RemoteError = { status: 404, kind: 'http', message: '' };

/**
 * The answer of a service that comes with the portal's add-on; `otherwise` stands for it on a server that lacks it, which
 * is not even asked where that is known.
 */
export async function askAddOn<T>(ask: () => Promise<T>, otherwise: () => T | Promise<T>): Promise<T> {
  if (!mayHaveAddOn()) return otherwise();
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ApiError) || error.details.status !== 404) throw error;
    return otherwise();
  }
}
