import { FormattedMessage } from 'react-intl';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { isRecord, recordsOf, textOf } from '@/lib/text';
import { messages } from './field-labels';

/** The tenders of a page's feed; nothing for a page that has none. */
export function Tenders({ feed }: { feed: unknown }) {
  if (!isRecord(feed)) return null;
  const tenders = recordsOf(feed.items);
  if (tenders.length === 0) {
    return (
      <p className="notice">
        <FormattedMessage {...(feed.isInactive === true ? messages.inactiveFeed : messages.noTenders)} />
      </p>
    );
  }
  return (
    <ul className="labelled-tenders">
      {tenders.map((tender, index) => (
        <li key={index} className="labelled-tenders__one">
          <h2 className="labelled-tenders__title">
            <UniversalLink to={textOf(tender.href)}>{textOf(tender.title)}</UniversalLink>
          </h2>
          <dl className="labelled-tenders__rows">
            {recordsOf(tender.rows).map(({ label, value }, row) => (
              <div key={row}>
                <dt>{textOf(label)}</dt>
                <dd>{textOf(value)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
