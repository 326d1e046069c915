import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { pageOf, searchOfPage } from '@/components/pagination/page-of';
import { Pagination } from '@/components/pagination/pagination';
import { useGo } from '@/components/universal-link/use-go';
import { messages } from './messages';

const parameter = 'page';
const pageSize = 10;

export interface PagedList {
  pages: number;
  page: number;
  /** The rows of the page. */
  slice: <Row>(rows: readonly Row[]) => readonly Row[];
  toFirst: () => void;
}

/** The page of a list on which one is, and a way back to the first. */
export function usePage(count: number): PagedList {
  const go = useGo();
  const [search] = useSearchParams();
  const pages = Math.max(1, Math.ceil(count / pageSize));
  const page = Math.min(pageOf(search, parameter), pages);
  return {
    pages,
    page,
    slice: <Row,>(rows: readonly Row[]) => rows.slice((page - 1) * pageSize, page * pageSize),
    toFirst: () => {
      if (pageOf(search, parameter) > 1) go(searchOfPage(search, parameter, 1) || '?', { replace: true });
    },
  };
}

/** Which part of a list is shown, and the ways to the others. */
export function PageFoot({ count, page, pages }: { count: number; page: number; pages: number }): ReactNode {
  const intl = useIntl();
  if (count === 0) return null;
  return (
    <div className="principals__pages">
      <span>
        <FormattedMessage
          {...messages.range}
          values={{ from: (page - 1) * pageSize + 1, to: Math.min(count, page * pageSize), count }}
        />
      </span>
      <Pagination
        page={page}
        pages={pages}
        parameter={parameter}
        label={intl.formatMessage(messages.pages)}
      />
    </div>
  );
}
