import { FormattedMessage } from 'react-intl';
import { messages } from './messages';
import './style.css';

const known = ['private', 'pending', 'published', 'intranet', 'draft'] as const;

/** State of the workflow as a coloured mark and its name; one that the site does not know goes by the server's own. */
export function ReviewState({ state, title = '' }: { state: string; title?: string }) {
  const name = known.find((each) => each === state);
  return (
    <span className="review-state" data-state={name ?? 'none'}>
      {name ? (
        <FormattedMessage {...messages[name]} />
      ) : (
        title || state || <FormattedMessage {...messages.none} />
      )}
    </span>
  );
}
