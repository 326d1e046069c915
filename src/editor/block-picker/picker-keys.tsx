import { FormattedMessage } from 'react-intl';
import { messages } from './messages';

/** What the keys do in the picker, for those who see it; what is chosen there says the rest itself. */
export function PickerKeys() {
  return (
    <p className="tool-picker__keys" aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> <FormattedMessage {...messages.choose} />
      </span>
      <span>
        <kbd>↵</kbd> <FormattedMessage {...messages.insert} />
      </span>
      <span>
        <kbd>
          <FormattedMessage {...messages.escape} />
        </kbd>{' '}
        <FormattedMessage {...messages.close} />
      </span>
      <span className="tool-picker__slash">
        <FormattedMessage {...messages.slash} values={{ key: <kbd>/</kbd> }} />
      </span>
    </p>
  );
}
