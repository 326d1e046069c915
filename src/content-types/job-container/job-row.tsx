import { memo } from 'react';
import { UniversalLink } from '@/components/universal-link/universal-link';

interface JobRowProps {
  path: string;
  number: string;
  title: string;
  institute: string;
  place: string;
}

/** One offer; it is drawn anew only where it says something else. The roles stand for a table that narrow windows lay out otherwise. */
export const JobRow = memo(function JobRow({ path, number, title, institute, place }: JobRowProps) {
  return (
    <tr role="row" className="job-table__row">
      <td role="cell" className="job-table__number">
        {number}
      </td>
      <td role="cell" className="job-table__title">
        <UniversalLink to={path} className="job-table__link">
          {title}
        </UniversalLink>
      </td>
      <td role="cell" className="job-table__institute">
        {institute}
      </td>
      <td role="cell" className="job-table__place">
        {place}
      </td>
    </tr>
  );
});
