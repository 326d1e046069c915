import { FormattedMessage } from 'react-intl';
import { messages } from './messages';

/** Limits that one writes towards; of larger ones nobody wants to know before they are near. */
const short = 300;

/** How many letters stand in a field that takes no more than some. */
export function Counter({ text, limit }: { text: string; limit: number | undefined }) {
  if (limit === undefined || (limit > short && text.length < limit * 0.9)) return null;
  return (
    <span className={text.length > limit ? 'tool-field__count tool-field__count--over' : 'tool-field__count'}>
      <FormattedMessage {...messages.letters} values={{ count: text.length, limit }} />
    </span>
  );
}
