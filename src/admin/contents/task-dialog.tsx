import type { FolderRow } from '@/api/folder-contents';
import { DeleteDialog } from '../delete/delete-dialog';
import type { Task } from './folder-view';
import { PropertiesDialog } from './tasks/properties-dialog';
import { RenameDialog } from './tasks/rename-dialog';
import { StateDialog } from './tasks/state-dialog';
import { TagsDialog } from './tasks/tags-dialog';

export interface TaskProps {
  rows: readonly FolderRow[];
  onClose: () => void;
  /** Told once it is over, with whether anything has changed. */
  onDone: (isChanged: boolean) => void;
  /** Told once it is taken back. */
  onUndone: () => void;
}

/** The dialog of what is done with the items that are chosen. */
export function TaskDialog({ task, ...props }: TaskProps & { task: Task }) {
  switch (task) {
    case 'rename':
      return <RenameDialog {...props} />;
    case 'state':
      return <StateDialog {...props} />;
    case 'tags':
      return <TagsDialog {...props} />;
    case 'properties':
      return <PropertiesDialog {...props} />;
    case 'delete':
      return (
        <DeleteDialog
          items={props.rows}
          onClose={props.onClose}
          onDeleted={(paths) => props.onDone(paths.length > 0)}
          onUndone={props.onUndone}
        />
      );
  }
}
