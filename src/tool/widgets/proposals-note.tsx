import { FormattedMessage } from 'react-intl';
import { comboMessages } from './combo-messages';
import type { Proposals } from './use-vocabulary';

const reasons = {
  'more letters': comboMessages.more,
  failed: comboMessages.failed,
  found: comboMessages.nothing,
};

/** Why nothing is proposed; null while that is not known. */
export function proposalsNote({ state }: Proposals) {
  return state === 'pending' ? null : <FormattedMessage {...reasons[state]} />;
}
