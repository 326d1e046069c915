import { DeletedList } from './deleted-list';
import { StatesList } from './states-list';
import './style.css';

/** What can be brought back: the blocks that were deleted in this sitting, and the states in which the page was saved. */
export function HistoryTab() {
  return (
    <div className="tool-history">
      <DeletedList />
      <StatesList />
    </div>
  );
}
