import { FormattedMessage, useIntl } from 'react-intl';
import type { PageFacts } from '@/api/page-actions';
import { PageLink } from '@/components/universal-link/page-link';
import { useDates } from '@/i18n/use-dates';
import { PageBanner } from '../kit/page-banner';
import { messages } from './messages';

interface WorkingCopyBannerProps {
  page: PageFacts;
  onApply: () => void;
  onRemove: () => void;
}

/** Says, as long as it is so, that the page is a working copy or has one, with what can be done about it. */
export function WorkingCopyBanner({ page, onApply, onRemove }: WorkingCopyBannerProps) {
  const intl = useIntl();
  const dates = useDates();
  const { copy, original, may } = page;
  const end = original ?? copy;
  if (!end) return null;
  const actions = original ? (
    <>
      <PageLink to={original.path || '/'} className="admin-button admin-button--plain">
        <FormattedMessage {...messages.viewOriginal} />
      </PageLink>
      {may('iterate_checkout_cancel') && (
        <button type="button" className="admin-button" onClick={onRemove}>
          <FormattedMessage {...messages.remove} />
        </button>
      )}
      {may('iterate_checkin') && (
        <button type="button" className="admin-button admin-button--main" onClick={onApply}>
          <FormattedMessage {...messages.apply} />
        </button>
      )}
    </>
  ) : (
    <PageLink to={end.path || '/'} className="admin-button">
      <FormattedMessage {...messages.view} />
    </PageLink>
  );
  return (
    <PageBanner name={intl.formatMessage(messages.label)} icon="branch" actions={actions}>
      <strong>
        <FormattedMessage
          {...(original ? messages.isCopy : messages.hasCopy)}
          values={{ title: end.title }}
        />
      </strong>
      {'. '}
      {end.created !== '' && (
        <>
          <FormattedMessage
            {...messages.createdBy}
            values={{ creator: end.creator, date: dates.dateTime(end.created) }}
          />
          {'. '}
        </>
      )}
      {original && <FormattedMessage {...messages.stays} />}
    </PageBanner>
  );
}
