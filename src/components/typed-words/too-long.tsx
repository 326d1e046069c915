import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { LazyMessages } from '../lazy-messages/lazy-messages';
import { messages } from './messages';

interface TooLongProps {
  id: string;
  /** As many characters are searched for. */
  count: number;
}

/** Says below a field that what stands in it is not searched for. Few read it: its words are fetched then. */
export function TooLong({ id, count }: TooLongProps) {
  return (
    <p id={id} className="field__error" role="alert">
      <Suspense>
        <LazyMessages part="view">
          <FormattedMessage {...messages.tooLong} values={{ count }} />
        </LazyMessages>
      </Suspense>
    </p>
  );
}
