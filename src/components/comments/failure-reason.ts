import type { MessageDescriptor } from 'react-intl';
import type { RemoteError } from '@/lib/remote';
import { messages } from './messages';

/** Why a comment was not taken, in words of ours: the server's speak no German. */
export function failureReason({ status, kind, message }: RemoteError): MessageDescriptor {
  if (status === 400 && message.includes('author_email')) return messages.needsEmail;
  if (status === 400 && message.includes('email address')) return messages.needsEmail;
  if (status === 400 && message.includes('ticket')) return messages.expired;
  if (status === 401 || status === 403) return messages.notAllowed;
  if (status === 404) return messages.gone;
  if (status === 429) return messages.tooMany;
  return status === null && kind !== 'malformed' ? messages.unreachable : messages.failed;
}
