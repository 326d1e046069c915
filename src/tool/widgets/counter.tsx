import { FormattedMessage } from 'react-intl';
import { messages } from './messages';

/** How many letters stand in a field that takes no more than some. */
export function Counter({ text, limit }: { text: string; limit: number | undefined }) {
  if (limit === undefined) return null;
  return (
    <span className={text.length > limit ? 'tool-field__count tool-field__count--over' : 'tool-field__count'}>
      <FormattedMessage {...messages.letters} values={{ count: text.length, limit }} />
    </span>
  );
}
