import { FormattedMessage } from 'react-intl';
import { messages } from './messages';

/** Says that the settings could not be fetched; nothing was decided meanwhile. */
export function SettingsFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="cookie-banner" role="alert">
      <div className="cookie-banner__inner container">
        <p>
          <FormattedMessage {...messages.failed} />
        </p>
        <button type="button" className="button" onClick={onRetry}>
          <FormattedMessage {...messages.retry} />
        </button>
      </div>
    </div>
  );
}
