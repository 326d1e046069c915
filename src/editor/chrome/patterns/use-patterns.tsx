import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { showToast } from '@/tool/toasts/toast-store';
import { text } from '@/lib/shape';
import { readOnce } from '@/lib/read-once';
import { slateShape } from '@/blocks/slate/data';
import { withAllBlocks } from '../../document/all-blocks';
import { storedBlocks } from '../../document/commands/duplicate-blocks';
import { putPattern, type PatternPlace } from '../../document/commands/put-pattern';
import { outermost, placedIn } from '../../document/layout';
import { isEmptyText } from '../../document/text-block';
import type { BlockKey } from '../../document/types';
import { changeAndFollow } from '../../input/change-and-follow';
import type { Editor } from '../../input/create-editor';
import { undo } from '../../input/undo';
import type { Pattern } from '../../patterns/pattern';
import { useEditSession } from '../../session/edit-session';
import { messages } from './messages';
import type { Keeping } from './save-dialog';

/** Patterns hold blocks of any type. */
const PatternsDialog = lazy(async () => ({
  default: (await withAllBlocks(() => import('./patterns-dialog'))).PatternsDialog,
}));
const SaveDialog = lazy(async () => ({ default: (await import('./save-dialog')).SaveDialog }));

const words = text();

/** A text in which nothing stands but what it was sought by is a place for what is found. */
function placeAt({ document: { state } }: Editor, at: BlockKey | undefined): PatternPlace {
  const key = at ?? outermost(state, state.selection.blocks).at(-1);
  if (key === undefined) return 'end';
  const data = state.blocks.get(key)?.data ?? {};
  const isSought = readOnce(slateShape, data).plaintext.startsWith('/');
  return isEmptyText(data) || (at !== undefined && isSought) ? { instead: key } : { after: key };
}

interface PatternTools {
  showPatterns: (at?: BlockKey) => void;
  savePattern: (blocks: readonly BlockKey[]) => void;
  dialogs: ReactNode;
}

/** The patterns of the site: shown to be put in, and saved from what stands on the page. */
export function usePatterns(editor: Editor, userId: string): PatternTools {
  const intl = useIntl();
  const { page, server } = useEditSession();
  const { document, focus } = editor;
  const [at, setAt] = useState<{ key: BlockKey | undefined }>();
  const [keeping, setKeeping] = useState<Keeping>();
  const { language } = page;
  const close = useCallback(() => setAt(undefined), []);
  const showPatterns = useCallback((key?: BlockKey) => setAt({ key }), []);
  const savePattern = useCallback(
    (blocks: readonly BlockKey[]) =>
      setKeeping({
        mark: { kind: 'part', type: '' },
        blocks: storedBlocks(document.state, blocks),
        title: '',
      }),
    [document],
  );
  const savePage = () => {
    const [root] = document.state.roots;
    const container = root === undefined ? undefined : document.state.containers.get(root);
    setAt(undefined);
    setKeeping({
      mark: { kind: 'page', type: page.type },
      blocks: container ? storedBlocks(document.state, placedIn(container)) : [],
      title: words.read(document.state.fields.get('title')),
    });
  };
  const isBegun = server.path() === undefined;
  const put = ({ blocks, kind, title }: Pattern) => {
    const place = isBegun && kind === 'page' ? 'page' : placeAt(editor, at?.key);
    setAt(undefined);
    if (place !== 'page' && kind !== 'page') editor.screen.notifyOfSingles(blocks);
    // The dialog has given the focus back before the blocks take it.
    requestAnimationFrame(() => {
      if (changeAndFollow(document, focus, (state) => putPattern(state, blocks, place)))
        showToast({
          kind: 'success',
          title: intl.formatMessage(messages.inserted, { title }),
          action: { name: intl.formatMessage(messages.undo), onAct: () => undo(editor) },
        });
      else
        showToast({
          kind: 'warning',
          title: intl.formatMessage(messages.refused),
          text: intl.formatMessage(messages.refusedText),
        });
    });
  };
  return {
    showPatterns,
    savePattern,
    dialogs: (
      <Suspense fallback={null}>
        {at && (
          <PatternsDialog
            language={language}
            userId={userId}
            beginning={isBegun ? page.type : undefined}
            onChoose={put}
            onSavePage={savePage}
            onClose={close}
          />
        )}
        {keeping && (
          <SaveDialog keeping={keeping} language={language} onClose={() => setKeeping(undefined)} />
        )}
      </Suspense>
    ),
  };
}
