import { DayPicker, MomentPart, useDay } from './moment-parts';

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
  return (
    <span className="tool-input tool-moment">
      <DayPicker part={part} isReadOnly={isReadOnly} />
      <MomentPart {...{ part, name, isReadOnly, wrong: part.fault, describedBy: undefined }} kind="day" />
    </span>
  );
}
