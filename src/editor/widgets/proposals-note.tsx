import { FormattedMessage } from 'react-intl';
import type { Remote } from '@/lib/remote';
import { comboMessages } from './combo-messages';
import { askedFor } from './use-vocabulary';

/** Why nothing is proposed; null while that is not known. */
export function proposalsNote(remote: Remote<unknown>, text: string) {
  if (askedFor(text) === null) return <FormattedMessage {...comboMessages.more} />;
  if (remote.status === 'failed') return <FormattedMessage {...comboMessages.failed} />;
  return remote.status === 'loaded' ? <FormattedMessage {...comboMessages.nothing} /> : null;
}
