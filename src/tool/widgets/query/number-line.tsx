import { useDraft } from '../use-draft';
import { ErrorNote } from '../tool-field';
import { messages } from '../messages';
import { queryMessages } from './messages';

const digits = { days: /^\d{1,5}$/, number: /^-?\d{1,15}$/ } as const;

interface NumberLineProps {
  id: string;
  name: string;
  /** What is stored, as text. */
  value: string;
  /** Days are counted from today on, to one side. */
  kind: keyof typeof digits;
  isReadOnly: boolean;
  onChange: (value: number | '') => void;
}

/** A whole number within a criterion; what is none stays in its field and is told. */
export function NumberLine({ id, name, value, kind, isReadOnly, onChange }: NumberLineProps) {
  const { text, error, change } = useDraft({
    id,
    value,
    onChange: (written) => onChange(written === '' ? '' : Number(written)),
    write: (stored) => stored,
    read: (written) => {
      const bare = written.trim();
      return bare === '' || digits[kind].test(bare) ? bare : undefined;
    },
    bad: { message: kind === 'days' ? queryMessages.noDays : messages.noNumber },
  });
  return (
    <span className="tool-line">
      <input
        id={id}
        type="text"
        inputMode="numeric"
        className="tool-input tool-input--short"
        autoComplete="off"
        aria-label={name}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        readOnly={isReadOnly}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
      <ErrorNote id={id} error={error} />
    </span>
  );
}
