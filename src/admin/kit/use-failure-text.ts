import { useIntl } from 'react-intl';
import { ApiError } from '@/api/error';
import { refusalOf, wordsOfRefusal } from '@/api/organising';
import type { RemoteError } from '@/lib/remote';
import { inReadersWords } from './known-words';
import { refusalMessages } from './messages';

/** Why a call failed: the server's words for what it does not take, else words of ours. */
export function useFailureText(): (details: RemoteError) => string {
  const intl = useIntl();
  return (details) => {
    const error = new ApiError(details);
    return (
      inReadersWords(wordsOfRefusal(error), intl) || intl.formatMessage(refusalMessages[refusalOf(error)])
    );
  };
}
