import { createHash, timingSafeEqual } from 'node:crypto';
import { readCookie } from '~mocks/http/cookies';
import { secretOf } from '~mocks/accounts/secrets';
import { readSigned, signText } from '~mocks/accounts/signed';
import { Redirect, unauthorized } from '~mocks/http/failure';
import { isApiCall } from '~mocks/http/target';
import type { Call } from './call';
import { requireLogin } from './require-login';
import type { Item } from '~mocks/repository/types';
import { mayView, textOf, urlOf } from '~mocks/content/perspective';

const cookieName = 'restricted_content_token';
const secretName = 'restricted-files';
const lifetime = 24 * 60 * 60 * 1000;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The token of content whose files are restricted, '' where none was set and nobody can unlock them; undefined for other content. */
export function restrictionOf(item: Item): string | undefined {
  return item.fields.restricted === true ? textOf(item, 'restricted_token') : undefined;
}

export const isRightToken = (token: string, given: string): boolean =>
  token !== '' && timingSafeEqual(digest(token), digest(given));

/** A pass is for the token itself: another token ends it, and all content with the same one opens. */
const purposeOf = (token: string): string => `restricted:${token}`;

export async function issuePass(call: Call, token: string): Promise<string> {
  const secret = await secretOf(call, secretName);
  return signText(purposeOf(token), '', call.now + lifetime, secret);
}

function showsPass(call: Call, token: string): boolean {
  const secret = call.repository.setting<string>(`${secretName}-secret`);
  const shown = [readCookie(call.request.headers, cookieName), call.parameters.first('token')];
  return (
    token !== '' && shown.some((each) => readSigned(purposeOf(token), each, secret, call.now) !== undefined)
  );
}

/**
 * Lets a call through to the content's files, or throws. Restricted ones open for a pass, whatever the state of their
 * content, and for editors; everything else by the right to view. Tells whether caches must not keep the answer.
 * `name` is what a refusal names.
 */
export function guardFiles(call: Call, name: string): { restricted: boolean } {
  const { item, repository, viewer } = call;
  const token = restrictionOf(item);
  const restricted = token !== undefined;
  if (restricted && showsPass(call, token)) return { restricted };
  const views = mayView(call, item);
  const isApi = isApiCall(call.request, call.prefixed);
  if (!views)
    throw isApi
      ? unauthorized(`You are not allowed to access '${name}' in this context`)
      : requireLogin(call);
  if (!restricted || repository.can(viewer, 'Modify portal content', item)) return { restricted };
  throw isApi
    ? unauthorized('These files are restricted.')
    : new Redirect(302, `${urlOf(call, item)}/unlock-form`);
}

/** Headers of a file that only some may have. */
export const cachingOf = ({ restricted }: { restricted: boolean }): Record<string, string> =>
  restricted ? { 'Cache-Control': 'private, no-store' } : {};
