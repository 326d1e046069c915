import { useRef, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import type { FieldError } from '@/forms/schema';
import { useLanguage } from '@/i18n/use-language';
import { ToolIcon } from '../icon/tool-icon';
import { laterDay, readDay, readTime, writeDay } from './day-text';
import { messages } from './messages';
import { useDraft } from './use-draft';

interface PartOptions {
  id: string;
  value: string;
  onChange: (value: string) => void;
}

/** A day that is written; what is wrong with it is said once the writer has left it. */
export function useDay({ id, value, onChange }: PartOptions) {
  const language = useLanguage();
  const read = (text: string) => readDay(text, language);
  const write = (day: string) => writeDay(day, language);
  return usePart({ id, value, onChange, read, write, bad: { message: messages.noSuchDay } });
}

/** A time of day that is written; emptied it may stay what it was. */
export function useTime({ id, value, onChange, isKept = false }: PartOptions & { isKept?: boolean }) {
  const read = (text: string) => (isKept && text.trim() === '' ? value : readTime(text));
  const write = (time: string) => time.slice(0, 5);
  return usePart({ id, value, onChange, read, write, bad: { message: messages.noSuchTime } });
}

function usePart(options: Parameters<typeof useDraft<string>>[0]) {
  const { id, value, onChange } = options;
  const draft = useDraft(options);
  const [isWriting, setIsWriting] = useState(false);
  return {
    ...draft,
    id,
    value,
    onChange,
    error: isWriting ? undefined : draft.error,
    isWriting,
    setIsWriting,
  };
}

interface PartProps {
  part: ReturnType<typeof usePart>;
  kind: 'day' | 'time';
  /** Its own name, where the title names several controls. */
  name?: string;
  isReadOnly: boolean;
  isRequired?: boolean;
  wrong: FieldError | undefined;
  describedBy: string | undefined;
}

/** The field of a day or of a time of day; in that of a day the arrow keys go on by days. */
export function MomentPart({ part, kind, name, isReadOnly, isRequired, wrong, describedBy }: PartProps) {
  const intl = useIntl();
  const handleKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (kind !== 'day' || by === undefined || isReadOnly) return;
    event.preventDefault();
    part.onChange(laterDay(part.value, by));
  };
  return (
    <input
      id={part.id}
      name={part.id}
      type="text"
      inputMode="numeric"
      className={kind === 'day' ? 'tool-moment__part' : 'tool-moment__part tool-moment__part--time'}
      aria-label={name}
      aria-required={isRequired}
      aria-invalid={wrong !== undefined}
      aria-describedby={describedBy}
      autoComplete="off"
      placeholder={intl.formatMessage(kind === 'day' ? messages.dayForm : messages.timeForm)}
      readOnly={isReadOnly}
      value={part.text}
      onChange={(event) => part.change(event.target.value)}
      onFocus={() => part.setIsWriting(true)}
      onBlur={() => {
        part.setIsWriting(false);
        part.settle();
      }}
      onKeyDown={handleKey}
    />
  );
}

/** The browser's calendar for a day. */
export function DayPicker({ part, isReadOnly }: Pick<PartProps, 'part' | 'isReadOnly'>) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const name = intl.formatMessage(messages.pickDay);
  if (isReadOnly) return <ToolIcon name="calendar" size={16} />;
  return (
    <span className="tool-moment__calendar">
      <button
        type="button"
        className="tool-moment__picker"
        aria-label={name}
        title={name}
        onClick={() => input.current?.showPicker()}
      >
        <ToolIcon name="calendar" size={16} />
      </button>
      <input
        ref={input}
        type="date"
        className="tool-hidden"
        tabIndex={-1}
        aria-hidden="true"
        value={part.value.slice(0, 10)}
        onChange={(event) => part.onChange(event.target.value)}
      />
    </span>
  );
}
