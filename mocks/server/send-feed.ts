import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerFeed } from './feed';
import { sendFailure, sendResponse } from './node-adapter';
import { feedPlaceOf } from './plone-paths';
import type { PublicReader } from './public-reader';
import { timeZone } from './site-config';

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
