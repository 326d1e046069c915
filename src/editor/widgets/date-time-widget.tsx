import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '@/forms/field-frame';
import type { DateTimeField } from '@/forms/schema';
import { site } from '@/site/site';
import { ToolIcon } from '../tool-icon/tool-icon';
import { messages } from './messages';
import { NativeTime, useBadTime } from './native-time';
import { noteIds, ToolField } from './tool-field';
import { fromZoned, toZoned } from './zoned-time';

/** A moment, entered in the site's time zone wherever the editor sits. */
export function DateTimeWidget({ id, field, value, fault, onChange }: WidgetProps<DateTimeField>) {
  const intl = useIntl();
  const zone = field.timeZone ?? site().timezone;
  const shown = toZoned(value, zone);
  const [day = '', time = ''] = shown.split('T');
  // A time that is entered before its day waits for it.
  const [waiting, setWaiting] = useState('');
  const [badDay, onBadDay] = useBadTime(id, { message: messages.noSuchDay });
  const [badTime, onBadTime] = useBadTime(`${id}-time`, { message: messages.noSuchTime });
  const wrong = badDay ?? badTime ?? fault;
  const emit = (nextDay: string, nextTime: string) => {
    setWaiting(nextTime);
    onChange(nextDay === '' ? '' : fromZoned(`${nextDay}T${nextTime || '00:00'}`, zone));
  };
  const shared = {
    isReadOnly: field.isReadOnly ?? false,
    isWrong: wrong !== undefined,
    describedBy: noteIds({ id, field, fault: wrong }),
  };
  return (
    <ToolField id={id} field={field} fault={wrong}>
      <span className="tool-input tool-moment">
        <ToolIcon name="calendar" size={16} />
        <NativeTime
          {...shared}
          id={id}
          type="date"
          value={day}
          isRequired={field.isRequired ?? false}
          onChange={(entered) => emit(entered, time || waiting)}
          onBad={onBadDay}
        />
        <NativeTime
          {...shared}
          id={`${id}-time`}
          type="time"
          name={`${typeof field.title === 'string' ? field.title : intl.formatMessage(field.title)}, ${intl.formatMessage(messages.time)}`}
          value={time || waiting}
          isRequired={false}
          onChange={(entered) => emit(day, entered)}
          onBad={onBadTime}
        />
      </span>
    </ToolField>
  );
}
