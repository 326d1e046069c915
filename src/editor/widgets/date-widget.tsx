import type { WidgetProps } from '@/forms/field-frame';
import type { DateField, TimeField } from '@/forms/schema';
import { ToolIcon } from '../tool-icon/tool-icon';
import { DayPicker, MomentPart, useDay, useTime } from './moment-parts';
import { noteIds, ToolField } from './tool-field';

/** A day. */
export function DateWidget({ id, field, value, fault, onChange }: WidgetProps<DateField>) {
  const part = useDay({ id, value, onChange });
  const wrong = part.fault ?? fault;
  const isReadOnly = field.isReadOnly ?? false;
  const describedBy = noteIds({ id, field, fault: wrong });
  return (
    <ToolField id={id} field={field} fault={wrong}>
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
export function TimeWidget({ id, field, value, fault, onChange }: WidgetProps<TimeField>) {
  const part = useTime({ id, value, onChange });
  const wrong = part.fault ?? fault;
  const isReadOnly = field.isReadOnly ?? false;
  const describedBy = noteIds({ id, field, fault: wrong });
  return (
    <ToolField id={id} field={field} fault={wrong}>
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
