import { FormattedMessage } from 'react-intl';
import { copiesIn, orderedLines } from '@/lib/cart-lines';
import { useCart } from '@/state/cart';
import { messages } from './messages';

/** How much lies in the cart. */
export function CartTotal() {
  const ordered = orderedLines(useCart().lines);
  return (
    <FormattedMessage {...messages.contents} values={{ titles: ordered.length, copies: copiesIn(ordered) }} />
  );
}
