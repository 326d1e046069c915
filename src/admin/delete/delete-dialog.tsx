import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { AdminDialog } from '../kit/admin-dialog';
import { DeletionFacts } from './deletion-facts';
import { messages } from './messages';
import { useDelete, useDeletionFacts, type Doomed } from './use-deletion';

interface DeleteDialogProps {
  items: readonly Doomed[];
  onClose: () => void;
  /** Gets the paths of what is gone, which may be but some of it. */
  onDeleted: (paths: readonly string[]) => void;
  /** Gets the paths of what is there again. */
  onUndone: (paths: readonly string[]) => void;
}

/** Asks before content is deleted, and says what breaks by it. */
export function DeleteDialog({ items, onClose, onDeleted, onUndone }: DeleteDialogProps) {
  const facts = useDeletionFacts(items);
  const remove = useDelete();
  const [isBegun, setBegun] = useState(false);
  const confirm = () => {
    setBegun(true);
    onClose();
    void remove(items, onUndone).then(onDeleted);
  };
  return (
    <AdminDialog
      title={<FormattedMessage {...(items.length === 1 ? messages.one : messages.several)} />}
      width={560}
      onClose={onClose}
      action={
        <button
          type="button"
          className="admin-button admin-button--danger"
          disabled={isBegun || facts.remote.status === 'pending'}
          onClick={confirm}
        >
          <FormattedMessage {...(facts.breaksLinks ? messages.deleteAndBreak : messages.delete)} />
        </button>
      }
    >
      <DeletionFacts items={items} facts={facts} />
    </AdminDialog>
  );
}
