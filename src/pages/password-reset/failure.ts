import type { MessageDescriptor } from 'react-intl';
import type { RemoteError } from '@/lib/remote';
import { messages } from './messages';

/** Why the server set no password or sent no mail. */
export function reasonOf({ status, kind, message }: RemoteError): MessageDescriptor {
  if (status === 429) return messages.tooMany;
  if (status === 400) return messages.refused;
  // An unknown login and a token that is another user's are told alike.
  if (status === 403 || status === 404)
    return /expired/i.test(message) ? messages.expiredToken : messages.invalidToken;
  return status === null && kind !== 'malformed' ? messages.unreachable : messages.unknown;
}
