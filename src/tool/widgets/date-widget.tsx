import type { WidgetProps } from '@/forms/field-frame';
import type { DateField, TimeField } from '@/forms/schema';
import { ToolIcon } from '../icon/tool-icon';
import { DayPicker, MomentPart, useDay, useTime } from './moment-parts';
import { noteIds, ToolField } from './tool-field';

/** A day. */
export function DateWidget({ id, field, value, error, onChange }: WidgetProps<DateField>) {
  const part = useDay({ id, value, onChange });
  const wrong = part.error ?? error;
  const isReadOnly = field.isReadOnly ?? false;
  const describedBy = noteIds({ id, field, error: wrong });
  return (
    <ToolField id={id} field={field} error={wrong}>
      <span className="tool-input tool-moment">
        <DayPicker part={part} isReadOnly={isReadOnly} />
        <MomentPart
          part={part}
          wrong={wrong}
          isReadOnly={isReadOnly}
          describedBy={describedBy}
          kind="day"
          isRequired={field.isRequired ?? false}
        />
      </span>
    </ToolField>
  );
}

/** A time of day. */
export function TimeWidget({ id, field, value, error, onChange }: WidgetProps<TimeField>) {
  const part = useTime({ id, value, onChange });
  const wrong = part.error ?? error;
  const isReadOnly = field.isReadOnly ?? false;
  const describedBy = noteIds({ id, field, error: wrong });
  return (
    <ToolField id={id} field={field} error={wrong}>
      <span className="tool-input tool-moment">
        <ToolIcon name="clock" size={16} />
        <MomentPart
          part={part}
          wrong={wrong}
          isReadOnly={isReadOnly}
          describedBy={describedBy}
          kind="time"
          isRequired={field.isRequired ?? false}
        />
      </span>
    </ToolField>
  );
}
