import { useCallback, useMemo, useRef, useState } from 'react';
import { foundBlocks, isPatterns, type OfferedBlock } from '../block-picker/offered-block';
import { rememberUse } from '../block-picker/most-used';
import { changeType } from '../document/commands/change-type';
import type { BlockKey } from '../document/types';
import { useEditor } from '../input/use-editor';
import type { TextEditorHandle } from '../rich-text/text-editor';
import type { TextFlow } from '../rich-text/text-flow';
import { textFlowOf } from './text-flow-of';
import { useInsertChosen } from './use-insert-chosen';

/** What the menu of a typed slash shows, and which of its rows is meant. */
export interface SlashMenuState {
  query: string;
  active: number;
}

/** How the text of a block goes on in the blocks round it, and what a slash at its beginning offers. */
export function useTextFlow(key: BlockKey, offered: () => readonly OfferedBlock[]) {
  const editor = useEditor();
  const { focus: requests } = editor;
  const [slash, setSlash] = useState<SlashMenuState | null>(null);
  const latest = useRef({ slash });
  latest.current = { slash };
  const leave = useRef<() => void>();
  const insertChosen = useInsertChosen();

  const text = useCallback(
    (handle: TextEditorHandle | null) => {
      leave.current?.();
      leave.current = handle ? requests.offer(key, handle) : undefined;
    },
    [requests, key],
  );

  const choose = useCallback(
    ({ definition }: OfferedBlock) => {
      setSlash(null);
      rememberUse(definition.name);
      if (isPatterns(definition)) {
        editor.screen.showPatterns(key);
        return undefined;
      }
      // The text that the slash stood in is gone before anything else can have the caret.
      return insertChosen(definition, (state, block) => changeType(state, key, block, 'start'));
    },
    [editor, key, insertChosen],
  );

  const flow = useMemo(
    (): TextFlow => ({
      ...textFlowOf(editor, key),
      text,
      onSlash: (query) => setSlash(query === null ? null : { query, active: 0 }),
      onSlashKey: (pressed) => {
        const { slash: open } = latest.current;
        if (!open) return;
        const rows = foundBlocks(offered(), open.query);
        const row = rows[Math.min(open.active, rows.length - 1)];
        if ((pressed === 'Enter' || pressed === 'Tab') && row) void choose(row);
        const step = { ArrowDown: 1, ArrowUp: -1 }[pressed];
        if (step !== undefined && rows.length > 0)
          setSlash({ ...open, active: (open.active + step + rows.length) % rows.length });
      },
    }),
    [editor, key, offered, text, choose],
  );
  return { flow, slash, choose };
}
