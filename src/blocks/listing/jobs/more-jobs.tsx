import { FormattedMessage } from 'react-intl';
import { messages } from './messages';

/** Enlarges the window onto a list of jobs. */
export function MoreJobs({ onMore }: { onMore: (button: HTMLElement) => void }) {
  return (
    <button
      type="button"
      className="button button--outline listing-more"
      onClick={({ currentTarget }) => onMore(currentTarget)}
    >
      <FormattedMessage {...messages.more} />
    </button>
  );
}
