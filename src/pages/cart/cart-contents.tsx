import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { publicationOf } from '@/api/publications';
import { AmountField } from '@/components/cart/amount-field';
import { PublicationFacts } from '@/components/cart/publication-facts';
import { PublicationThumb } from '@/components/cart/publication-thumb';
import { isGone, useCartLines, type KnownLine } from '@/components/cart/use-cart-lines';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { orderedLines } from '@/lib/cart-lines';
import { typeFacts } from '@/lib/content-types';
import { focusAround } from '@/lib/focus-around';
import { useCart } from '@/state/cart';
import { useAppSelector } from '@/state/hooks';
import { selectPlace } from '@/state/present-page';
import { messages } from './messages';

interface CartContentsProps {
  /** The page on which the cart lies; '' for none. */
  place: string;
  /** Where one goes on. */
  way: string;
}

/** What lies in the cart, and the publication on whose page it is opened. */
export function CartContents({ place, way }: CartContentsProps) {
  const { lines, remove } = useCart();
  const { known } = useCartLines(lines);
  const content = useAppSelector(selectPlace);
  const offered = useMemo((): KnownLine | undefined => {
    const isPublication = place !== '' && typeFacts(content?.['@type']).isPublication;
    if (!content || !isPublication || lines.some(({ id }) => id === place)) return undefined;
    const publication = publicationOf(content);
    return publication.is_orderable === true
      ? { id: place, amount: 0, publication, title: publication.title }
      : undefined;
  }, [content, place, lines]);
  const shown = offered ? [...known, offered] : known;
  return (
    <div className="cart">
      {lines.length === 0 && (
        <p>
          <FormattedMessage {...messages.empty} />
        </p>
      )}
      {shown.length > 0 && (
        <ul className="cart__lines">
          {shown.map((line) => (
            <Line
              key={line.id}
              line={line}
              {...(line !== offered && {
                onRemove: () => remove(line.id),
              })}
            />
          ))}
        </ul>
      )}
      <p className="cart__ways">
        {orderedLines(lines).length > 0 && (
          <UniversalLink to="/@cart-checkout" className="button">
            <FormattedMessage {...messages.checkout} />
          </UniversalLink>
        )}
        <UniversalLink to={way} className="button button--outline">
          <FormattedMessage {...messages.continue} />
        </UniversalLink>
      </p>
    </div>
  );
}

function Line({ line, onRemove }: { line: KnownLine; onRemove?: () => void }) {
  const intl = useIntl();
  const { id, title, publication } = line;
  return (
    <li className="cart__line">
      <PublicationThumb of={publication} />
      <div className="cart__words">
        <p className="cart__title">{publication ? <UniversalLink to={id}>{title}</UniversalLink> : title}</p>
        {publication && <PublicationFacts of={publication} />}
        {isGone(line) ? (
          <p className="field__error">
            <FormattedMessage {...messages.gone} />
          </p>
        ) : (
          <AmountField id={id} title={title} />
        )}
        {onRemove && (
          <button
            type="button"
            className="cart__remove"
            aria-label={intl.formatMessage(messages.removeThis, { title })}
            onClick={({ currentTarget }) => {
              focusAround(currentTarget.closest('.cart__lines'));
              onRemove();
            }}
          >
            <FormattedMessage {...messages.remove} />
          </button>
        )}
      </div>
    </li>
  );
}
