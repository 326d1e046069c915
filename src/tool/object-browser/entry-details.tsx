import { FormattedMessage } from 'react-intl';
import { ReviewState } from '@/components/review-state/review-state';
import { useDates } from '@/i18n/use-dates';
import type { Reference } from '@/forms/schema';
import { entryFacts, measuresOf } from './data';
import { messages } from './messages';
import { idOf } from './selection';
import { Thumbnail } from './thumbnail';

/** What is known of the picture that is chosen. */
export function EntryDetails({ target }: { target: Reference }) {
  const dates = useDates();
  const measures = measuresOf(target);
  const { getObjSize: size, review_state: state, modified, description } = entryFacts(target);
  return (
    <aside className="tool-browser__details">
      <Thumbnail item={target} sizes="224px" />
      <h3>{target.title || idOf(target)}</h3>
      <p>{description}</p>
      <dl>
        {measures && (
          <>
            <dt>
              <FormattedMessage {...messages.measures} />
            </dt>
            <dd>
              {measures.width} × {measures.height}
            </dd>
          </>
        )}
        {size && (
          <>
            <dt>
              <FormattedMessage {...messages.size} />
            </dt>
            <dd>{size}</dd>
          </>
        )}
        {modified && (
          <>
            <dt>
              <FormattedMessage {...messages.modified} />
            </dt>
            <dd>{dates.date(modified)}</dd>
          </>
        )}
        {state && (
          <>
            <dt>
              <FormattedMessage {...messages.state} />
            </dt>
            <dd>
              <ReviewState state={state} />
            </dd>
          </>
        )}
      </dl>
    </aside>
  );
}
