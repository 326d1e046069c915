import { useContext, useMemo, useRef } from 'react';
import { PageDocumentContext } from '../document/hooks';
import { readHtml } from './html/read-html';
import { writeHtml } from './html/write-html';
import type { StoredText, TextCalls } from './text-calls';
import { TextEditor } from './text-editor';

interface HtmlTextProps {
  html: string;
  label: string;
  isReadOnly: boolean;
  onChange: (html: string) => void;
}

/** Stored HTML, edited as rich text; it stays as it was until something is changed. */
export function HtmlText({ html, label, isReadOnly, onChange }: HtmlTextProps) {
  const document = useContext(PageDocumentContext);
  // What was just written is not read again: the blank that was typed last has no place in HTML.
  const own = useRef<{ html: string; value: StoredText }>();
  const value = useMemo(
    () => (own.current?.html === html ? own.current.value : (readHtml(html) ?? [])),
    [html],
  );
  const latest = useRef(onChange);
  latest.current = onChange;
  const calls = useMemo(
    (): TextCalls => ({
      onChange: (changed) => {
        own.current = { html: writeHtml(changed), value: changed };
        latest.current(own.current.html);
      },
      onUndo: () => void document?.undo(),
      onRedo: () => void document?.redo(),
    }),
    [document],
  );
  return (
    <div className="tool-input tool-input--rich">
      <TextEditor value={value} calls={calls} label={label} isReadOnly={isReadOnly} />
    </div>
  );
}
