import { useCallback, useContext, useMemo } from 'react';
import { changeBlock } from '@/editor/document/commands/change-block';
import { useBlock, usePageDocument } from '@/editor/document/hooks';
import { canEdit } from '@/editor/document/permissions';
import { BlockKeyContext } from '@/editor/session/editing';
import { tableIn, type Stored } from './data';

const none: Stored = {};

/** The table of the block as it is stored, and the way to change it. Changes of one `group` are undone together. */
export function useStoredTable() {
  const document = usePageDocument();
  const key = useContext(BlockKeyContext);
  const stored = useBlock(key)?.data ?? none;
  const change = useCallback(
    (to: (table: Stored) => Stored, group?: string) =>
      void document.run(
        (state) => {
          const table = tableIn(state.blocks.get(key)?.data ?? none);
          return changeBlock(state, key, { table: to(table) });
        },
        group && `${key} ${group}`,
      ),
    [document, key],
  );
  return {
    table: useMemo(() => tableIn(stored), [stored]),
    change,
    isReadOnly: !canEdit(document.state, key).isAllowed,
  };
}
