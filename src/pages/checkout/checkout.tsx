import { FormattedMessage } from 'react-intl';
import { isGone, useCartLines } from '@/components/cart/use-cart-lines';
import { Screen } from '@/components/screen/screen';
import { useCart } from '@/state/cart';
import { AddressForm } from './address-form';
import { messages } from './messages';
import { OrderSummary } from './order-summary';

/** The address to which an order goes, and beside it what is ordered. */
export function Checkout({ base }: { base: string }) {
  const { lines } = useCart();
  const { known, remote } = useCartLines(lines);
  const ordered = known.filter(({ amount }) => amount > 0);
  const isLooking = remote.status === 'pending' && ordered.some((line) => line.publication === undefined);
  return (
    <Screen title={messages.title} lead={<FormattedMessage {...messages.lead} />}>
      <div className="checkout">
        <section className="checkout__address" aria-labelledby="checkout-address">
          <h2 id="checkout-address">
            <FormattedMessage {...messages.address} />
          </h2>
          <p className="meta">
            <FormattedMessage {...messages.mandatoryFields} />
          </p>
          <AddressForm
            base={base}
            lines={ordered}
            isBlocked={ordered.length === 0 || isLooking || ordered.some(isGone)}
          />
        </section>
        <OrderSummary base={base} lines={ordered} />
      </div>
    </Screen>
  );
}
