import { useIntl } from 'react-intl';
import type { AnyContent } from '@/api/types/any-content';
import { readOnce } from '@/lib/read-once';
import { record, text } from '@/lib/shape';
import { shortStateMessages as short, messages } from './messages';

const shape = record({ review_state: text(), review_title: text() });

const known = ['private', 'pending', 'published', 'intranet', 'draft'] as const;

/** The state of the page as a coloured mark with its name, which is short enough for the rail. */
export function StateMark({ content }: { content: AnyContent }) {
  const intl = useIntl();
  const { review_state: state, review_title: title } = readOnce(shape, content);
  const name = known.find((each) => each === state);
  return (
    <span className="review-state" data-state={name ?? 'none'}>
      <span className="visually-hidden">{intl.formatMessage(messages.state)}: </span>
      {name ? intl.formatMessage(short[name]) : title || state || intl.formatMessage(short.none)}
    </span>
  );
}
