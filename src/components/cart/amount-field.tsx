import type { KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { amountIn, amountOf, isFullFor, mostCopies, mostTitles } from '@/lib/cart-lines';
import { useCart } from '@/state/cart';
import { Icon } from '../icon/icon';
import { messages } from './messages';
import './style.css';

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** How many copies of a publication somebody wants to have, from none on. What is no such number is not taken. */
export function AmountField({ id, title }: { id: string; title: string }) {
  const intl = useIntl();
  const { lines, setAmount } = useCart();
  const amount = amountOf(lines, id);
  if (isFullFor(lines, id))
    return (
      <p className="meta">
        <FormattedMessage {...messages.full} values={{ count: mostTitles }} />
      </p>
    );
  const step = (by: number) => setAmount(id, Math.min(Math.max(amount + by, 0), mostCopies));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return (
    <div className="amount-field">
      <button
        type="button"
        className="amount-field__step"
        aria-label={intl.formatMessage(messages.less, { title })}
        aria-disabled={amount === 0}
        onClick={() => step(-1)}
      >
        <Icon name="minus" size={16} />
      </button>
      <input
        className="amount-field__number"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-valuemin={0}
        aria-valuemax={mostCopies}
        aria-valuenow={amount}
        aria-label={intl.formatMessage(messages.amount, { title })}
        value={amount}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => {
          const typed = amountIn(currentTarget.value);
          if (typed !== undefined) setAmount(id, typed);
        }}
      />
      <button
        type="button"
        className="amount-field__step"
        aria-label={intl.formatMessage(messages.more, { title })}
        aria-disabled={amount === mostCopies}
        onClick={() => step(1)}
      >
        <Icon name="plus" size={16} />
      </button>
      {amount === mostCopies && (
        <p className="amount-field__note meta" role="status">
          <FormattedMessage {...messages.most} values={{ count: mostCopies }} />
        </p>
      )}
    </div>
  );
}
