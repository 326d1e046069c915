import { FormattedMessage } from 'react-intl';
import { useOpenNotes } from '../../notes/page-notes';
import { messages } from './messages';

/** How many notes on the page are open. */
export function NoteCounter() {
  const count = useOpenNotes();
  if (count === 0) return null;
  return (
    <span className="tool-counter tool-counter--findings">
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">
        <FormattedMessage {...messages.count} values={{ count }} />
      </span>
    </span>
  );
}
