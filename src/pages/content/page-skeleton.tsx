import { FormattedMessage } from 'react-intl';
import { messages } from './messages';

/** Stands in a page's place until its content is there. */
export function PageSkeleton() {
  return (
    <div className="container page-skeleton" aria-busy="true">
      <span className="visually-hidden">
        <FormattedMessage {...messages.loading} />
      </span>
      <div className="skeleton page-skeleton__title" />
      <div className="skeleton page-skeleton__line" />
      <div className="skeleton page-skeleton__line" />
      <div className="skeleton page-skeleton__picture" />
    </div>
  );
}
