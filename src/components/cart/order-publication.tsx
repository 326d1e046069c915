import { FormattedMessage } from 'react-intl';
import type { Publication } from '@/api/publications';
import { AmountField } from './amount-field';
import { messages } from './messages';

/** The way to order a publication; of one that is not sent it is said. */
export function OrderPublication({ publication }: { publication: Publication }) {
  const { path, title, is_orderable: isOrderable } = publication;
  if (isOrderable === true) return <AmountField id={path} title={title} />;
  return (
    <p className="meta">
      <FormattedMessage {...messages.notOrderable} />
    </p>
  );
}
