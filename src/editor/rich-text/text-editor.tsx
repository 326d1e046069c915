import { forwardRef, useContext, useEffect, useImperativeHandle, useLayoutEffect, useState } from 'react';
import { Editor } from 'slate';
import { Editable, ReactEditor, Slate, type RenderPlaceholderProps } from 'slate-react';
import { useLanguage } from '@/i18n/use-language';
import { handleBeforeInput } from './before-input';
import { EmojiMenu } from './emoji/emoji-menu';
import { createTextEditor } from './create-text-editor';
import { drawElement, drawLeaf } from './draw-element';
import { placeCaret } from './place-caret';
import { pasteData } from './paste/paste';
import { rangeAt, selectedRange, valueOf } from './offsets';
import { createReporter } from './reporter';
import { EDITOR_TO_FORCE_RENDER, IS_FOCUSED } from './slate-doors';
import { TextLanguageContext } from './text-language';
import type { CaretTarget, SelectedRange } from '../document/selection';
import type { StoredText, TextCalls } from './text-calls';
import type { TextEditing } from './slate-types';
import { catchUp, handleKey } from './text-keys';
import { lengthOfValue } from './value/lines';
import { TextTools } from './tools/text-tools';
import { openValue } from './value/open-value';
import './style.css';

export interface TextEditorProps {
  /** What is stored, or what the block's shape read of it. */
  value: StoredText;
  /** What the text tells its page. */
  calls: TextCalls;
  /** Names the field to those who do not see it. */
  label: string;
  placeholder?: string;
  isReadOnly?: boolean;
}

export interface TextEditorHandle {
  focus: (place: CaretTarget) => void;
  /** What is selected, by the browser too; undefined while nothing ever was. */
  selected?: () => SelectedRange | undefined;
  /** The text that is drawn from a place to another one, by default to the end. */
  drawn?: (from: number, to?: number) => Range;
  paste?: (data: DataTransfer) => void;
  /** Puts letters where the caret is, as keys do. */
  type?: (letters: string) => void;
  showTools?: () => void;
}

function handleOf(editor: TextEditing): TextEditorHandle {
  return {
    focus: (place) => placeCaret(editor, place),
    selected: () => {
      catchUp(editor);
      return selectedRange(editor);
    },
    drawn: (start, end = lengthOfValue(valueOf(editor))) =>
      ReactEditor.toDOMRange(editor, rangeAt(editor, { start, end, isBackward: false })),
    paste: (data) => pasteData(editor, data),
    type: (letters) => Editor.insertText(editor, letters),
    showTools: () => editor.openTools?.('bar'),
  };
}

/** Its grey is a colour of the tool: drawn half transparent, as by default, nobody could read it. */
function drawPlaceholder({ attributes, children }: RenderPlaceholderProps) {
  return (
    <span {...attributes} style={{ ...attributes.style, opacity: undefined }}>
      {children}
    </span>
  );
}

/** The text of one block, edited where it stands and stored as Volto stores it. */
export const TextEditor = forwardRef<TextEditorHandle, TextEditorProps>(function TextEditor(
  { value, calls, label, placeholder, isReadOnly = false },
  ref,
) {
  const [editor] = useState(() => createTextEditor(openValue(value), calls));
  const [reporter] = useState(() => createReporter(editor, value));
  const language = useContext(TextLanguageContext);
  const spoken = useLanguage();

  // Undoing keeps the nodes of a text that is gone; its drawing is not to live as long.
  useEffect(() => () => void EDITOR_TO_FORCE_RENDER.delete(editor), [editor]);

  useLayoutEffect(() => {
    editor.calls = calls;
    editor.language = language ?? spoken;
  }, [editor, calls, language, spoken]);

  useLayoutEffect(() => {
    if (reporter.take(value)) editor.onChange();
  }, [editor, reporter, value]);

  useImperativeHandle(ref, () => handleOf(editor), [editor]);

  return (
    <Slate editor={editor} initialValue={editor.children} onChange={reporter.report}>
      <div
        className="slate-editor"
        onBlur={({ target }) => {
          // It overlooks that it is left while it is busy with a selection, and would take the caret back.
          if (document.activeElement !== target) IS_FOCUSED.delete(editor);
        }}
      >
        <Editable
          className="text-editor"
          aria-label={label}
          aria-multiline="true"
          role="textbox"
          readOnly={isReadOnly}
          placeholder={placeholder}
          renderPlaceholder={drawPlaceholder}
          spellCheck
          lang={language}
          renderElement={drawElement}
          renderLeaf={drawLeaf}
          data-slate-value={JSON.stringify(reporter.stored())}
          onKeyDown={(event) => handleKey(editor, event)}
          onDOMBeforeInput={(event) => handleBeforeInput(editor, event)}
          onFocus={() => editor.calls.onFocus?.()}
          onBlur={() => {
            editor.calls.onBlur?.();
            // What the caret has left by a key needs no last look at where it was.
            return IS_FOCUSED.get(editor) !== true;
          }}
        />
      </div>
      {!isReadOnly && <TextTools />}
      {!isReadOnly && <EmojiMenu />}
    </Slate>
  );
});
