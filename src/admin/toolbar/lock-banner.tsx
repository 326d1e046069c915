import { FormattedMessage, useIntl } from 'react-intl';
import type { HeldLock } from '@/api/page-actions';
import { useDates } from '@/i18n/use-dates';
import { PageBanner } from '../kit/page-banner';
import { lockMessages } from './messages';

/** Says who is editing the page. */
export function LockBanner({ lock }: { lock: HeldLock }) {
  const intl = useIntl();
  const dates = useDates();
  return (
    <PageBanner name={intl.formatMessage(lockMessages.label)} icon="lock" isWarning>
      <strong>
        <FormattedMessage
          {...lockMessages.locked}
          values={{ creator: lock.name, date: dates.dateTime(lock.since) }}
        />
      </strong>{' '}
      {lock.isStealable && <FormattedMessage {...lockMessages.hint} />}
    </PageBanner>
  );
}
