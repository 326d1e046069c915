import { HistoryPage } from '@/admin/history/history-page';
import { ComparedPages } from '@/editor/chrome/history/compared-pages';

/** The history of a page, with the editor's knowledge of what is another in two states of it. */
export function HistoryScreen() {
  return <HistoryPage Compared={ComparedPages} />;
}
