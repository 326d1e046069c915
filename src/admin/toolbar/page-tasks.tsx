import type { PageFacts } from '@/api/page-actions';
import { parentOf } from '@/lib/path-parts';
import { messages as clipboardMessages } from '../clipboard/messages';
import { useClipboard } from '../clipboard/use-clipboard';
import { DeleteDialog } from '../delete/delete-dialog';
import { PlaceDialog } from '../place-chooser/place-dialog';
import { RemoveDialog } from '../working-copy/remove-dialog';
import { moveMessages } from './messages';
import type { PageTask } from './more-panel';

interface PageTasksProps {
  page: PageFacts;
  task: PageTask;
  onClose: () => void;
  /** Follows the page to where it lies now, from where it lay. */
  onMoved: (path: string, from?: string) => void;
  /** Goes to where the page lay. */
  onDeleted: () => void;
  onRemoveCopy: () => void;
}

/** The dialog of what is being done with a page. */
export function PageTasks({ page, task, onClose, onMoved, onDeleted, onRemoveCopy }: PageTasksProps) {
  const { put } = useClipboard();
  if (task === 'removeCopy')
    return <RemoveDialog title={page.title} onRemove={onRemoveCopy} onClose={onClose} />;
  if (task === 'delete')
    return (
      <DeleteDialog
        items={[page]}
        onClose={onClose}
        onDeleted={(paths) => {
          if (paths.length > 0) onDeleted();
        }}
        onUndone={([path]) => {
          if (path !== undefined) onMoved(path, parentOf(page.path));
        }}
      />
    );
  const isMove = task === 'move';
  const send = async (folder: string) => {
    onClose();
    const done = isMove ? clipboardMessages.moved : clipboardMessages.pasted;
    const { made } = await put(
      isMove ? 'cut' : 'copy',
      [page],
      folder,
      () => onMoved(page.path, made[0]),
      done,
    );
    if (made[0] !== undefined) onMoved(made[0]);
  };
  return (
    <PlaceDialog
      title={isMove ? moveMessages.moveTo : moveMessages.copyTo}
      confirm={isMove ? moveMessages.moveThere : moveMessages.copyThere}
      items={[page.path]}
      start={parentOf(page.path)}
      isMove={isMove}
      onChoose={(folder) => void send(folder)}
      onClose={onClose}
    />
  );
}
