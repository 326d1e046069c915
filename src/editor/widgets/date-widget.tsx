import type { WidgetProps } from '@/forms/field-frame';
import type { DateField, TimeField } from '@/forms/schema';
import { ToolIcon } from '../tool-icon/tool-icon';
import { messages } from './messages';
import { NativeTime, useBadTime } from './native-time';
import { noteIds, ToolField } from './tool-field';

/** A day, or a time of day. */
export function DateWidget({ id, field, value, fault, onChange }: WidgetProps<DateField | TimeField>) {
  const isDay = field.widget === 'date';
  const [bad, onBad] = useBadTime(id, { message: isDay ? messages.noSuchDay : messages.noSuchTime });
  const wrong = bad ?? fault;
  return (
    <ToolField id={id} field={field} fault={wrong}>
      <span className="tool-input tool-moment">
        <ToolIcon name={isDay ? 'calendar' : 'clock'} size={16} />
        <NativeTime
          id={id}
          type={field.widget}
          value={isDay ? value.slice(0, 10) : value.slice(0, 5)}
          isReadOnly={field.isReadOnly ?? false}
          isRequired={field.isRequired ?? false}
          isWrong={wrong !== undefined}
          describedBy={noteIds({ id, field, fault: wrong })}
          onChange={onChange}
          onBad={onBad}
        />
      </span>
    </ToolField>
  );
}
