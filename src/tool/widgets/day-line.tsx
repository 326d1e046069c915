import { DayPicker, MomentPart, useDay } from './moment-parts';
import { ErrorNote } from './tool-field';

interface DayLineProps {
  id: string;
  name: string;
  value: string;
  isReadOnly: boolean;
  onChange: (value: string) => void;
}

/** A day within something else, which has a name but no title of its own. */
export function DayLine({ id, name, value, isReadOnly, onChange }: DayLineProps) {
  const part = useDay({ id, value, onChange });
  const describedBy = part.error === undefined ? undefined : `${id}-error`;
  return (
    <span className="tool-line">
      <span className="tool-input tool-moment">
        <DayPicker part={part} isReadOnly={isReadOnly} />
        <MomentPart
          part={part}
          name={name}
          isReadOnly={isReadOnly}
          describedBy={describedBy}
          wrong={part.error}
          kind="day"
        />
      </span>
      <ErrorNote id={id} error={part.error} />
    </span>
  );
}
