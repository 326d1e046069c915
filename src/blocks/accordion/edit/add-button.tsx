import { useContext } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { insertBlocks } from '@/editor/document/commands/insert-blocks';
import { useLayout, usePageDocument } from '@/editor/document/hooks';
import { canInsert } from '@/editor/document/permissions';
import type { ContainerKey, StoredBlock } from '@/editor/document/types';
import { changeAndFollow } from '@/editor/page-editor/change-and-follow';
import { FocusRequestsContext } from '@/editor/page-editor/focus-context';
import { ToolIcon } from '@/editor/tool-icon/tool-icon';

interface AddButtonProps {
  into: ContainerKey;
  words: MessageDescriptor;
  make: () => StoredBlock;
}

/** Puts a new block at the end of a container, where a template lets it. */
export function AddButton({ into, words, make }: AddButtonProps) {
  const document = usePageDocument();
  const requests = useContext(FocusRequestsContext);
  useLayout(into);
  if (!canInsert(document.state, { into }, [make()]).isAllowed) return null;
  const add = () =>
    changeAndFollow(document, requests, (state) =>
      insertBlocks(state, { blocks: [make()], target: { into }, caret: 'start' }),
    );
  return (
    <div className="tool tool-accordion__add" contentEditable={false}>
      <button type="button" className="tool-add" onClick={add}>
        <ToolIcon name="plus" size={16} />
        <FormattedMessage {...words} />
      </button>
    </div>
  );
}
