import { useIntl } from 'react-intl';
import { Icon } from '@/components/icon/icon';
import type { JobOrder } from './job-search';
import { columnMessages, messages } from './messages';

interface JobOrderChoiceProps {
  order: JobOrder;
  onOrder: (order: JobOrder) => void;
}

const columns = Object.keys(columnMessages) as (keyof typeof columnMessages)[];

/** By what the jobs are sorted: another column begins in ascending order, the same one turns it round. */
export function JobOrderChoice({ order, onOrder }: JobOrderChoiceProps) {
  const intl = useIntl();
  return (
    <div className="listing-order" role="group" aria-label={intl.formatMessage(messages.sort)}>
      <span aria-hidden="true">{intl.formatMessage(messages.sort)}</span>
      {columns.map((sortOn) => {
        const isChosen = order.sortOn === sortOn;
        const direction = order.isDescending ? 'descending' : 'ascending';
        return (
          <button
            key={sortOn}
            type="button"
            className="listing-order__column"
            aria-pressed={isChosen}
            onClick={() => onOrder({ sortOn, isDescending: isChosen && !order.isDescending })}
          >
            {intl.formatMessage(columnMessages[sortOn])}
            {isChosen && (
              <>
                <span className="visually-hidden">, {intl.formatMessage(messages[direction])}</span>
                <Icon name={order.isDescending ? 'chevron-down' : 'chevron-up'} size={16} />
              </>
            )}
          </button>
        );
      })}
    </div>
  );
}
