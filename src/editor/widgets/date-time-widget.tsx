import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '@/forms/field-frame';
import type { DateTimeField } from '@/forms/schema';
import { site } from '@/site/site';
import { messages } from './messages';
import { DayPicker, MomentPart, useDay, useTime } from './moment-parts';
import { noteIds, ToolField } from './tool-field';
import { useWordsText } from './words-text';
import { fromZoned, toZoned } from './zoned-time';

/** A moment, entered in the site's time zone wherever the editor sits. */
export function DateTimeWidget({ id, field, value, fault, onChange }: WidgetProps<DateTimeField>) {
  const intl = useIntl();
  const wordsOf = useWordsText();
  const zone = field.timeZone ?? site().timezone;
  const [day = '', time = ''] = toZoned(value, zone).split('T');
  // A time that is entered before its day waits for it.
  const [waiting, setWaiting] = useState('');
  const store = (nextDay: string, nextTime: string) => {
    setWaiting(nextTime);
    onChange(nextDay === '' ? '' : fromZoned(`${nextDay}T${nextTime || '00:00'}`, zone));
  };
  const dayPart = useDay({ id, value: day, onChange: (entered) => store(entered, time || waiting) });
  const timePart = useTime({
    ...{ id: `${id}-time`, value: time || waiting, isKept: day !== '' },
    onChange: (entered) => store(day, entered),
  });
  const wrong = dayPart.fault ?? timePart.fault ?? fault;
  const isReadOnly = field.isReadOnly ?? false;
  const shared = { isReadOnly, wrong, describedBy: noteIds({ id, field, fault: wrong }) };
  const timeName = `${wordsOf(field.title)}, ${intl.formatMessage(messages.time)}`;
  return (
    <ToolField id={id} field={field} fault={wrong}>
      <span className="tool-input tool-moment">
        <DayPicker part={dayPart} isReadOnly={isReadOnly} />
        <MomentPart {...shared} part={dayPart} kind="day" isRequired={field.isRequired ?? false} />
        <MomentPart {...shared} part={timePart} kind="time" name={timeName} />
      </span>
    </ToolField>
  );
}
