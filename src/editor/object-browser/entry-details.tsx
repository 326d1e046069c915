import { FormattedMessage } from 'react-intl';
import { ReviewState } from '@/components/review-state/review-state';
import { useDates } from '@/i18n/use-dates';
import type { Reference } from '@/forms/schema';
import { textOf } from '@/lib/text';
import { measuresOf } from './facts-of';
import { messages } from './messages';
import { idOf } from './selection';
import { Thumbnail } from './thumbnail';

/** What is known of the picture that is chosen. */
export function EntryDetails({ target }: { target: Reference }) {
  const dates = useDates();
  const facts: Readonly<Record<string, unknown>> = { ...target };
  const measures = measuresOf(target);
  const [size, state, modified] = ['getObjSize', 'review_state', 'modified'].map((name) =>
    textOf(facts[name]),
  );
  return (
    <aside className="tool-browser__details">
      <Thumbnail item={target} sizes="224px" />
      <h3>{target.title || idOf(target)}</h3>
      <p>{textOf(facts['description'])}</p>
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
            <dd>{dates.plain(modified)}</dd>
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
