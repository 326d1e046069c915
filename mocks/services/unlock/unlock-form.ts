import { serviceError } from '~mocks/http/failure';
import { portalMessage } from '../shared/portal-words';
import { readForm, textIn } from '../shared/forms';
import { isRightToken, issuePass, restrictionOf } from '../shared/restricted';
import type { Call, Service } from '../shared/call';

async function unlock(call: Call): Promise<unknown> {
  const body = await readForm(call, '@unlock-form');
  const token = restrictionOf(call.item);
  if (token === undefined)
    throw serviceError(400, 'BadRequest', portalMessage('notRestricted', call.language));
  const given = textIn(body, 'token');
  if (given === '') throw serviceError(400, 'BadRequest', portalMessage('noToken', call.language));
  if (!isRightToken(token, given))
    throw serviceError(403, 'Invalid token', portalMessage('invalidToken', call.language));
  return { token: await issuePass(call, token) };
}

/** Visitors may send the token of content that they may not view. */
export const unlockFormService: Service = { name: '@unlock-form', post: unlock, isPublic: true };
