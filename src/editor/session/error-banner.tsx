import { FormattedMessage } from 'react-intl';
import { messages } from '../messages';
import './error-banner.css';

/** Says above a form that something in it keeps the save. */
export function ErrorBanner() {
  return (
    <div className="tool-banner tool-banner--error" role="alert">
      <strong>
        <FormattedMessage {...messages.error} />
      </strong>
      <p>
        <FormattedMessage {...messages.someErrors} />
      </p>
    </div>
  );
}
