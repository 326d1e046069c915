import { lazy, Suspense } from 'react';
import { HistoryPage } from '@/admin/history/history-page';
import type { Compared } from '@/admin/history/compared-versions';

/** The editor's knowledge of what is another in two states of a page: fetched once two are compared. */
const ComparedPages = lazy(async () => ({
  default: (await import('@/editor/chrome/history/compared-pages')).ComparedPages,
}));

const CompareVersions: Compared = (props) => (
  <Suspense fallback={<div className="skeleton" />}>
    <ComparedPages {...props} />
  </Suspense>
);

/** The history of a page, with what compares two of its versions. */
export const HistoryScreen = () => <HistoryPage Compared={CompareVersions} />;
