import { useState } from 'react';
import type { FieldError } from '@/forms/schema';
import { useBadInput, useBadInputs } from './bad-input';

interface DraftOf<Value> {
  id: string;
  value: Value;
  onChange: (value: Value) => void;
  /** The value as text. */
  write: (value: Value) => string;
  /** The value of a text; undefined for what is none. */
  read: (text: string) => Value | undefined;
  /** What is said of a text that is no value. */
  bad: FieldError | ((text: string) => FieldError);
}

interface Draft<Value> {
  text: string;
  /** The value that the text stands for, or stood for before it became none. */
  of: Value;
}

/** The text of a control whose value is none: what is entered stays, also while it says nothing yet. */
export function useDraft<Value>({ id, value, onChange, write, read, bad }: DraftOf<Value>) {
  const { get } = useBadInputs();
  const [draft, setDraft] = useState<Draft<Value> | null>(() => {
    const kept = get(id);
    return kept ? { text: kept.text, of: kept.of as Value } : null;
  });
  const isOwn = draft !== null && write(draft.of) === write(value);
  const text = isOwn ? draft.text : write(value);
  const said = typeof bad === 'function' ? bad(text) : bad;
  const error = read(text) === undefined ? said : undefined;
  // What is stored and cannot be read was not entered here: it stays as it is.
  useBadInput(id, isOwn && error ? { text, of: draft.of, error } : null);
  return {
    text,
    error,
    /** Writes the value in its usual form again. */
    settle: () => {
      if (error === undefined) setDraft(null);
    },
    change: (entered: string) => {
      const found = read(entered);
      setDraft({ text: entered, of: found === undefined ? value : found });
      if (found !== undefined) onChange(found);
    },
  };
}
