import { Suspense } from 'react';
import { fetched } from '../fetched/fetched';
import './style.css';

export interface PaginationProps {
  page: number;
  pages: number;
  /** Query parameter that holds the page. */
  parameter: string;
  /** Names the list that is paged, for those who cannot see it; several may stand on a page. */
  label?: string;
}

/** Most lists have one page. */
const PageLinks = fetched(async () => (await import('./page-links')).PageLinks);

/** Links to the pages of a list. The page stands in the URL, so back, reload and bookmarks keep it. */
export function Pagination(props: PaginationProps) {
  if (props.pages < 2) return null;
  return (
    <Suspense fallback={<div className="pagination" />}>
      <PageLinks {...props} />
    </Suspense>
  );
}
