import { FormattedMessage } from 'react-intl';
import { messages } from './messages';

/** Stands where content holds a block of a type that nothing here can draw. */
export function UnknownBlock({ type }: { type: string }) {
  return (
    <p className="notice block-unknown">
      <FormattedMessage {...messages.unknown} values={{ block: type }} />
    </p>
  );
}
