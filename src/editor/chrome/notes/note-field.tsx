import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { longestNote } from '@/api/notes';
import { usePageNotes } from '../../notes/page-notes';
import { messages } from './messages';

interface NoteFieldProps {
  /** The id of the note that is answered; '' for a new one. */
  of: string;
  label: ReactNode;
  /** False where it did not arrive. */
  onSend: (words: string) => Promise<boolean>;
  onCancel?: () => void;
}

/** Where a note or an answer is written. What is not sent stays, wherever one looks meanwhile. */
export function NoteField({ of, label, onSend, onCancel }: NoteFieldProps) {
  const id = useId();
  const notes = usePageNotes();
  const field = useRef<HTMLTextAreaElement>(null);
  const [words, setWords] = useState(() => notes.draft(of));
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (of !== '') field.current?.focus();
  }, [of]);

  const put = (next: string) => {
    setWords(next);
    notes.keepDraft(of, next);
  };
  const send = async () => {
    const sent = words.trim();
    if (sent === '') {
      field.current?.focus();
      return;
    }
    put('');
    setRefused(false);
    if (await onSend(sent)) {
      onCancel?.();
      return;
    }
    setWords(notes.draft(of));
    setRefused(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <form className="tool-note__form" onSubmit={submit}>
      <label className="tool-field__title" htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        className="tool-input tool-note__input"
        data-note={of === '' ? 'new' : 'answer'}
        rows={3}
        maxLength={longestNote}
        value={words}
        aria-describedby={isRefused ? `${id}-refused` : undefined}
        onChange={({ target }) => put(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void send();
        }}
      />
      {isRefused && (
        <p id={`${id}-refused`} className="tool-field__error" role="alert">
          <FormattedMessage {...messages.notSent} />
        </p>
      )}
      <div className="tool-note__actions">
        <button type="submit" className="tool-note__send">
          <FormattedMessage {...messages.send} />
        </button>
        {onCancel && (
          <button type="button" className="tool-note__action" onClick={onCancel}>
            <FormattedMessage {...messages.cancel} />
          </button>
        )}
        <span className="tool-note__keys" aria-hidden="true">
          <FormattedMessage {...messages.keys} />
        </span>
      </div>
    </form>
  );
}
