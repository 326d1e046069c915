import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { insertBlocks } from '@/editor/document/commands/insert-blocks';
import { useLayout } from '@/editor/document/hooks';
import { canInsert } from '@/editor/document/permissions';
import type { ContainerKey, StoredBlock } from '@/editor/document/types';
import { changeAndFollow } from '@/editor/input/change-and-follow';
import { useEditor } from '@/editor/input/use-editor';
import { ToolIcon } from '@/tool/icon/tool-icon';

interface AddButtonProps {
  into: ContainerKey;
  words: MessageDescriptor;
  make: () => StoredBlock;
  className?: string;
}

/** Puts a new block at the end of a container, where a template lets it. */
export function AddButton({ into, words, make, className = '' }: AddButtonProps) {
  const { document, focus } = useEditor();
  useLayout(into);
  if (!canInsert(document.state, { into }, [make()]).isAllowed) return null;
  const add = () =>
    changeAndFollow(document, focus, (state) =>
      insertBlocks(state, { blocks: [make()], target: { into }, caret: 'start' }),
    );
  return (
    <div className={`tool ${className}`} contentEditable={false}>
      <button type="button" className="tool-add" onClick={add}>
        <ToolIcon name="plus" size={16} />
        <FormattedMessage {...words} />
      </button>
    </div>
  );
}
