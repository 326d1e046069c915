import { FormattedMessage } from 'react-intl';
import { hasLink } from '@/components/universal-link/link-target';
import { UniversalLink } from '@/components/universal-link/universal-link';
import type { LabelledFieldsData } from './data';
import { messages } from './field-labels';

/** The tenders of a page's feed; nothing for a page that has none. */
export function Tenders({ feed }: Pick<LabelledFieldsData, 'feed'>) {
  if (!feed) return null;
  if (feed.items.length === 0) {
    return (
      <p className="notice">
        <FormattedMessage {...(feed.isInactive === true ? messages.inactiveFeed : messages.noTenders)} />
      </p>
    );
  }
  return (
    <ul className="labelled-tenders">
      {feed.items.map(({ href, title, rows }, index) => (
        <li key={index} className="labelled-tenders__one">
          <h2 className="labelled-tenders__title">
            {hasLink(href) ? <UniversalLink to={href}>{title}</UniversalLink> : title}
          </h2>
          <dl className="labelled-tenders__rows">
            {rows.map(({ label, value }, row) => (
              <div key={row}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
