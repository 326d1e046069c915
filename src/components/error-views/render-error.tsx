import { FormattedMessage } from 'react-intl';
import { ErrorPage } from './error-page';
import { messages } from './messages';

/** A part of the page could not be drawn: words for everybody, message and stack for whoever has to find out why. */
export function RenderError({ error }: { error: Error }) {
  return (
    <ErrorPage
      kicker={<FormattedMessage {...messages.status} values={{ status: 'none' }} />}
      title={<FormattedMessage {...messages.renderTitle} />}
      text={messages.renderText}
    >
      <div className="error-page__action">
        <button type="button" className="button" onClick={() => window.location.reload()}>
          <FormattedMessage {...messages.retry} />
        </button>
      </div>
      <details className="error-page__details">
        <summary>
          <FormattedMessage {...messages.renderDetails} />
        </summary>
        <p>{error.message}</p>
        {/* A scrolled area has to be reachable with the keyboard. */}
        <pre tabIndex={0}>{error.stack}</pre>
      </details>
    </ErrorPage>
  );
}
