import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Cms } from '~mocks/cms';
import { apiPrefix } from '~mocks/http/target';
import { answerFeed, type PublicReader } from './feed';
import { sendFailure, sendResponse } from './node-adapter';
import { feedPlaceOf } from './plone-paths';
import { timeZone } from './site-config';

/** The embedded CMS as somebody reads it who is not logged in. */
export const embeddedReader = (
  cms: Cms,
  { origin, address }: { origin: string; address: string },
): PublicReader => ({
  ask: (path) =>
    cms.fetch(new Request(`${origin}/${apiPrefix}${path}`, { headers: { Accept: 'application/json' } }), {
      address,
    }),
  ownAddress: (own) => own,
});

/** Answers a request for the feed of a place. */
export async function sendFeed(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
  reader: PublicReader,
): Promise<void> {
  const { pathname, search } = new URL(origin + (request.url ?? '/'));
  const place = feedPlaceOf(pathname) ?? '';
  const knownTag = request.headers['if-none-match'];
  let answer: Response;
  try {
    answer = await answerFeed({ place, search, origin, knownTag, timeZone, now: Date.now() }, reader);
  } catch {
    return sendFailure(response, 502, 'BadGateway', 'The content server does not answer.');
  }
  await sendResponse(request, response, answer);
}
