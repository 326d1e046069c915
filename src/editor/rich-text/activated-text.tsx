import {
  forwardRef,
  memo,
  useCallback,
  useContext,
  useImperativeHandle,
  useRef,
  useState,
  type PointerEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { DeadLinkContext } from '@/components/slate-value/dead-link-context';
import { isEmpty, nodesOf } from '@/components/slate-value/nodes';
import { SlateNodes } from '@/components/slate-value/slate-value';
import { DeadLink } from '@/tool/prompts/dead-link';
import { TextEditor, type TextEditorHandle, type TextEditorProps } from './text-editor';
import { useIsReadOnly } from './read-only-context';
import type { CaretTarget } from '../document/selection';
import { TextLanguageContext } from './text-language';

/** Where one end of the browser's selection is drawn. */
function pointOf(node: Node | null, offset: number): { x: number; y: number } | undefined {
  if (!node) return undefined;
  const range = document.createRange();
  range.setStart(node, offset);
  const rect = range.getClientRects()[0];
  return rect && { x: rect.left, y: rect.top + rect.height / 2 };
}

function contentsOf(view: HTMLElement | null): Range {
  const range = document.createRange();
  if (view) range.selectNodeContents(view);
  return range;
}

/** What the pointer has chosen in the view: a caret where it was let go, or what it was drawn over. */
function chosenPlace(view: HTMLElement, event: globalThis.PointerEvent): CaretTarget {
  const selection = document.getSelection();
  const caret = { x: event.clientX, y: event.clientY };
  if (!selection || !view.contains(selection.anchorNode)) return caret;
  // A pointer that was let go outside of the text says nothing of the caret in it.
  const isInside = event.target instanceof Node && view.contains(event.target);
  if (selection.isCollapsed)
    return isInside ? caret : (pointOf(selection.anchorNode, selection.anchorOffset) ?? caret);
  const from = pointOf(selection.anchorNode, selection.anchorOffset);
  const to = pointOf(selection.focusNode, selection.focusOffset);
  return from && to ? { from, to } : caret;
}

/**
 * A text that is its view until it is touched, and the editor from then on: an editor costs each block its share of every
 * change of the selection, a view costs nothing. The view can be pointed at and drawn over as the editor is, so the browser
 * itself finds the caret, and the editor comes when the pointer is let go.
 */
export const ActivatedText = memo(
  forwardRef<TextEditorHandle, TextEditorProps>(function ActivatedText(props, ref) {
    const nodes = nodesOf(props.value);
    // An empty text has nothing to show, and stays an editor when letters come.
    const [isTouched, setIsTouched] = useState(isEmpty(nodes));
    const editor = useRef<TextEditorHandle>(null);
    const view = useRef<HTMLDivElement>(null);
    const isPointing = useRef(false);
    const language = useContext(TextLanguageContext);
    const isReadOnly = useIsReadOnly(props.isReadOnly);
    if (!isTouched && isEmpty(nodes)) setIsTouched(true);

    const activate = useCallback((place: CaretTarget): void => {
      if (!editor.current) flushSync(() => setIsTouched(true));
      editor.current?.focus(place);
    }, []);
    // The same for as long as the text stands: whoever asks for it while it is drawn anew would find none.
    useImperativeHandle(
      ref,
      () => ({
        focus: activate,
        selected: () => editor.current?.selected?.(),
        drawn: (from, to) => editor.current?.drawn?.(from, to) ?? contentsOf(view.current),
        paste: (data) => editor.current?.paste?.(data),
        type: (letters) => editor.current?.type?.(letters),
        showTools: () => editor.current?.showTools?.(),
      }),
      [activate],
    );

    const handlePointerDown = ({ button }: PointerEvent): void => {
      if (button !== 0) return;
      isPointing.current = true;
      const end = (event: globalThis.PointerEvent): void => {
        document.removeEventListener('pointerup', end);
        document.removeEventListener('pointercancel', end);
        isPointing.current = false;
        if (event.type === 'pointerup' && view.current) activate(chosenPlace(view.current, event));
      };
      document.addEventListener('pointerup', end);
      document.addEventListener('pointercancel', end);
    };

    if (isTouched) return <TextEditor {...props} isReadOnly={isReadOnly} ref={editor} />;
    return (
      <div className="slate-editor">
        <div
          ref={view}
          className="text-editor"
          role="textbox"
          aria-label={props.label}
          aria-multiline="true"
          spellCheck
          lang={language}
          contentEditable={!isReadOnly}
          suppressContentEditableWarning
          onPointerDown={handlePointerDown}
          onFocus={() => {
            if (!isPointing.current) activate('start');
          }}
          onBeforeInput={(event) => event.preventDefault()}
          onClickCapture={(event) => event.preventDefault()}
        >
          <DeadLinkContext.Provider value={DeadLink}>
            <SlateNodes nodes={nodes} />
          </DeadLinkContext.Provider>
        </div>
      </div>
    );
  }),
);
