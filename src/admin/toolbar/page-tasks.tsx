import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PageFacts } from '@/api/page-actions';
import { parentOf } from '@/lib/path-parts';
import { messages as clipboardMessages } from '../clipboard/messages';
import { useClipboard } from '../clipboard/use-clipboard';
import { DeleteDialog } from '../delete/delete-dialog';
import { AdminDialog } from '../kit/admin-dialog';
import { PlaceDialog } from '../place-chooser/place-dialog';
import { RemoveDialog } from '../working-copy/remove-dialog';
import { messages, moveMessages } from './messages';
import type { PageDialog } from './page-entries';
import { RenamePanel } from './rename-panel';
import { StateSection } from './state-section';

interface PageTasksProps {
  page: PageFacts;
  task: PageDialog;
  onClose: () => void;
  /** Follows the page to where it lies now, from where it lay. */
  onMoved: (path: string, from?: string) => void;
  /** Goes to where the page lay. */
  onDeleted: () => void;
  onRemoveCopy: () => void;
}

type RenameDialogProps = Pick<PageTasksProps, 'page' | 'onClose' | 'onMoved'>;

function RenameDialog({ page, onClose, onMoved }: RenameDialogProps) {
  const field = useRef<HTMLElement | null>(null);
  return (
    <AdminDialog
      title={<FormattedMessage {...messages.rename} />}
      firstFocus={field}
      onClose={onClose}
      action={null}
    >
      <RenamePanel page={page} onClose={onClose} onMoved={onMoved} firstFocus={field} />
    </AdminDialog>
  );
}

/** The dialog of what is being done with a page. */
export function PageTasks({ page, task, onClose, onMoved, onDeleted, onRemoveCopy }: PageTasksProps) {
  const { put } = useClipboard();
  if (task === 'removeCopy')
    return <RemoveDialog title={page.title} onRemove={onRemoveCopy} onClose={onClose} />;
  if (task === 'rename') return <RenameDialog page={page} onClose={onClose} onMoved={onMoved} />;
  if (task === 'state')
    return (
      <AdminDialog title={<FormattedMessage {...messages.state} />} onClose={onClose} action={null}>
        <StateSection path={page.path} title={page.title} takesFocus onDone={onClose} />
      </AdminDialog>
    );
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
