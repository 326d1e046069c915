import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { Dialog } from '@/components/dialog/dialog';
import type { PictureWords } from '../picture/context';
import { DecorativeCheck } from '../picture/decorative-check';
import { messages } from './messages';
import '../widgets/style.css';
import '../buttons.css';
import './style.css';

interface WordsDialogProps {
  files: readonly File[];
  /** The files are on their way already: they wait for no words. */
  isSent?: boolean;
  /** What is said of each file, in their order. */
  onDone: (words: readonly PictureWords[]) => void;
  onClose: () => void;
}

const none: PictureWords = { alt: '', isDecorative: false };

/** Asks in one form what several pictures show. The names of their files are told, and taken for nobody's words. */
export function WordsDialog({ files, isSent = false, onDone, onClose }: WordsDialogProps) {
  const [words, setWords] = useState<readonly PictureWords[]>(() => files.map(() => none));
  // Who is asked may answer at once.
  const first = useRef<HTMLTextAreaElement>(null);
  const change = (at: number, next: PictureWords) => setWords(words.with(at, next));
  return createPortal(
    <Dialog
      className="tool tool-picture-words"
      title={<FormattedMessage {...messages.title} values={{ count: files.length }} />}
      firstFocus={first}
      // React bubbles through portals: what is typed here is none of the page's business.
      onKeyDown={(event) => event.stopPropagation()}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          onDone(
            words.map(({ alt, isDecorative }) => ({ alt: isDecorative ? '' : alt.trim(), isDecorative })),
          );
        }}
      >
        <p className="tool-picture-words__hint">
          <FormattedMessage {...messages.hint} />
        </p>
        <ul className="tool-picture-words__list">
          {files.map((file, at) => (
            // The same file may be there twice.
            <PictureRow
              key={at}
              file={file}
              words={words[at] ?? none}
              field={at === 0 ? first : undefined}
              onChange={(next) => change(at, next)}
            />
          ))}
        </ul>
        <footer className="tool-picture-words__foot">
          <button type="button" className="tool-button tool-button--plain" onClick={onClose}>
            <FormattedMessage {...(isSent ? messages.later : messages.cancel)} />
          </button>
          <button type="submit" className="tool-button tool-button--main">
            <FormattedMessage
              {...(isSent ? messages.take : messages.upload)}
              values={{ count: files.length }}
            />
          </button>
        </footer>
      </form>
    </Dialog>,
    document.body,
  );
}

interface PictureRowProps {
  file: File;
  words: PictureWords;
  field: RefObject<HTMLTextAreaElement> | undefined;
  onChange: (words: PictureWords) => void;
}

function PictureRow({ file, words, field, onChange }: PictureRowProps) {
  const id = useId();
  const { alt, isDecorative } = words;
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setSrc(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    <li>
      <span className="tool-picture-words__picture">{src && <img src={src} alt="" />}</span>
      <label htmlFor={id}>
        <FormattedMessage {...messages.alt} values={{ name: file.name }} />
      </label>
      <textarea
        ref={field}
        id={id}
        className="tool-input"
        rows={2}
        value={alt}
        disabled={isDecorative}
        onChange={({ target }) => onChange({ alt: target.value, isDecorative })}
      />
      <DecorativeCheck words={words} onChange={onChange} />
    </li>
  );
}
