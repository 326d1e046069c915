import { FormattedMessage } from 'react-intl';
import { PublicationFacts } from '@/components/cart/publication-facts';
import { PublicationThumb } from '@/components/cart/publication-thumb';
import { isGone, type KnownLine } from '@/components/cart/use-cart-lines';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { copiesIn } from '@/lib/cart-lines';
import { messages } from './messages';

/** What is ordered, beside the address, with the way back to the cart. */
export function OrderSummary({ base, lines }: { base: string; lines: readonly KnownLine[] }) {
  return (
    <section className="order-summary" aria-labelledby="order-summary">
      <header className="order-summary__head">
        <h2 id="order-summary">
          <FormattedMessage {...messages.order} />
        </h2>
        <UniversalLink to={base.replace(/@cart-checkout$/, '@cart')} className="order-summary__way">
          <FormattedMessage {...(lines.length === 0 ? messages.toCart : messages.change)} />
        </UniversalLink>
      </header>
      {lines.length === 0 ? (
        <p role="status">
          <FormattedMessage {...messages.empty} />
        </p>
      ) : (
        <>
          <ul className="order-summary__lines">
            {lines.map((line) => (
              <li key={line.id} className="order-summary__line">
                <PublicationThumb of={line.publication} />
                <div>
                  <p className="order-summary__title">{line.title}</p>
                  {line.publication && <PublicationFacts of={line.publication} />}
                  {isGone(line) && (
                    <p className="field__error" role="status">
                      <FormattedMessage {...messages.gone} />
                    </p>
                  )}
                </div>
                <p className="order-summary__amount">
                  <FormattedMessage {...messages.times} values={{ amount: line.amount }} />
                </p>
              </li>
            ))}
          </ul>
          <p className="order-summary__total">
            <FormattedMessage {...messages.copies} values={{ copies: copiesIn(lines) }} />
            <span>
              <FormattedMessage {...messages.free} />
            </span>
          </p>
        </>
      )}
    </section>
  );
}
