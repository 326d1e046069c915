import { FormattedMessage } from 'react-intl';
import { messages } from './messages';

/** Stands where content holds a block of which nothing can be shown. */
export function UnknownBlock({ type }: { type: string }) {
  return (
    <p className="notice block-unknown">
      <FormattedMessage {...messages.unknown} values={{ block: type }} />
    </p>
  );
}
