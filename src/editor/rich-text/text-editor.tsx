import { forwardRef, useCallback, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { Editable, Slate } from 'slate-react';
import { originOf } from '@/components/slate-value/nodes';
import { handleBeforeInput } from './before-input';
import { createTextEditor } from './create-text-editor';
import { drawElement, drawLeaf } from './draw-element';
import { placeCaret } from './place-caret';
import { valueOf } from './places';
import { changeOf } from './reported-change';
import { tellSlash } from './slash';
import { takeOver } from './take-over';
import type { StoredText, TextCalls, TextPlace } from './text-calls';
import { handleKey } from './text-keys';
import { textOfValue } from './value/lines';
import { TextTools } from './tools/text-tools';
import { openValue, storedValue } from './value/open-value';
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
  focus: (place: TextPlace) => void;
}

const isEqual = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The text of one block, edited where it stands and stored as Volto stores it. */
export const TextEditor = forwardRef<TextEditorHandle, TextEditorProps>(function TextEditor(
  { value, calls, label, placeholder, isReadOnly = false },
  ref,
) {
  const [editor] = useState(() => createTextEditor(openValue(value), calls));
  const known = useRef({ stored: originOf(value), children: editor.children });

  useLayoutEffect(() => {
    editor.calls = calls;
  }, [editor, calls]);

  useLayoutEffect(() => {
    const stored = originOf(value);
    const isOwn = isEqual(stored, known.current.stored);
    known.current.stored = stored;
    if (isOwn) return;
    takeOver(editor, value);
    known.current.children = editor.children;
    editor.onChange();
  }, [editor, value]);

  useImperativeHandle(ref, () => ({ focus: (place) => placeCaret(editor, place) }), [editor]);

  const handleChange = useCallback(() => {
    if (editor.children === known.current.children) return;
    const stored = storedValue(valueOf(editor));
    known.current = { stored, children: editor.children };
    editor.calls.onChange(stored, textOfValue(valueOf(editor)), changeOf(editor));
    tellSlash(editor);
  }, [editor]);

  return (
    <Slate editor={editor} initialValue={editor.children} onChange={handleChange}>
      <div className="slate-editor">
        <Editable
          className="text-editor"
          aria-label={label}
          aria-multiline="true"
          role="textbox"
          readOnly={isReadOnly}
          placeholder={placeholder}
          spellCheck
          renderElement={drawElement}
          renderLeaf={drawLeaf}
          data-slate-value={JSON.stringify(known.current.stored)}
          onKeyDown={(event) => handleKey(editor, event)}
          onDOMBeforeInput={(event) => handleBeforeInput(editor, event)}
          onFocus={() => editor.calls.onFocus?.()}
          onBlur={() => editor.calls.onBlur?.()}
        />
      </div>
      {!isReadOnly && <TextTools />}
    </Slate>
  );
});
