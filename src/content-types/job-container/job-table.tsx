import { FormattedMessage, useIntl } from 'react-intl';
import type { JobSortField } from '@/api/job-offers';
import type { Summary } from '@/api/types/summary';
import { flatten } from '@/api/urls';
import { wordsIn } from '@/blocks/listing/variations/fields-of';
import type { JobOrder } from '@/blocks/listing/jobs/job-search';
import { Icon } from '@/components/icon/icon';
import { JobRow } from './job-row';
import { columnMessages, messages, type JobColumn } from './messages';

const columns = Object.keys(columnMessages) as JobColumn[];

interface JobTableProps {
  offers: readonly Summary[];
  order: JobOrder;
  onSort: (column: JobSortField) => void;
}

/** Job offers in the order that its head is asked for. */
export function JobTable({ offers, order, onSort }: JobTableProps) {
  const intl = useIntl();
  return (
    <table role="table" className="job-table" aria-label={intl.formatMessage(messages.table)}>
      <thead role="rowgroup" className="job-table__head">
        <tr role="row">
          {columns.map((column) => (
            <ColumnHead key={column} column={column} order={order} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {offers.map((offer) => (
          <JobRow
            key={offer['@id']}
            path={flatten(offer['@id'])}
            number={wordsIn(offer, 'external_id') || wordsIn(offer, 'id')}
            title={offer.title || offer['@id']}
            institute={wordsIn(offer, 'job_offer_institute_title')}
            place={wordsIn(offer, 'job_offer_location_title')}
          />
        ))}
      </tbody>
    </table>
  );
}

function ColumnHead({ column, order, onSort }: Omit<JobTableProps, 'offers'> & { column: JobColumn }) {
  const isSorted = order.sortOn === column;
  const direction = order.isDescending ? 'descending' : 'ascending';
  return (
    <th role="columnheader" scope="col" aria-sort={isSorted ? direction : 'none'}>
      <button type="button" className="job-table__sort" onClick={() => onSort(column)}>
        <FormattedMessage {...columnMessages[column]} />
        <Icon name={isSorted && !order.isDescending ? 'chevron-up' : 'chevron-down'} size={16} />
      </button>
    </th>
  );
}
