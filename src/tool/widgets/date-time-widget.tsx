import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '@/forms/field-frame';
import type { DateTimeField } from '@/forms/schema';
import { site } from '@/site/site';
import { useBadInput, useBadInputs } from './bad-input';
import { messages } from './messages';
import { DayPicker, MomentPart, useDay, useTime } from './moment-parts';
import { noteIds, ToolField } from './tool-field';
import { useWordsText } from './words-text';
import { fromZoned, toZoned } from './zoned-time';

/** A moment, entered in the site's time zone wherever the editor sits. */
export function DateTimeWidget({ id, field, value, error, onChange }: WidgetProps<DateTimeField>) {
  const intl = useIntl();
  const wordsOf = useWordsText();
  const zone = field.timeZone ?? site().timezone;
  const [day = '', time = ''] = toZoned(value, zone).split('T');
  // A time that is entered before its day waits for it.
  const waitingId = `${id}-waiting`;
  const { get } = useBadInputs();
  const [waiting, setWaiting] = useState(() => get(waitingId)?.text ?? '');
  const [isTimeFirst, setTimeFirst] = useState(waiting !== '');
  const noDay = isTimeFirst && day === '' && waiting !== '' ? { message: messages.noDay } : undefined;
  useBadInput(waitingId, noDay ? { text: waiting, of: '', error: noDay } : null);
  const store = (nextDay: string, nextTime: string, isFirst = false) => {
    setWaiting(nextTime);
    setTimeFirst(isFirst);
    onChange(nextDay === '' ? '' : fromZoned(`${nextDay}T${nextTime || '00:00'}`, zone));
  };
  const dayPart = useDay({ id, value: day, onChange: (entered) => store(entered, time || waiting) });
  const timePart = useTime({
    id: `${id}-time`,
    value: time || waiting,
    isKept: day !== '',
    onChange: (entered) => store(day, entered, day === ''),
  });
  const wrong = dayPart.error ?? timePart.error ?? error ?? (timePart.isWriting ? undefined : noDay);
  const isReadOnly = field.isReadOnly ?? false;
  const shared = { isReadOnly, wrong, describedBy: noteIds({ id, field, error: wrong }) };
  const timeName = `${wordsOf(field.title)}, ${intl.formatMessage(messages.time)}`;
  return (
    <ToolField id={id} field={field} error={wrong}>
      <span className="tool-input tool-moment">
        <DayPicker part={dayPart} isReadOnly={isReadOnly} />
        <MomentPart {...shared} part={dayPart} kind="day" isRequired={field.isRequired ?? false} />
        <MomentPart {...shared} part={timePart} kind="time" name={timeName} />
      </span>
    </ToolField>
  );
}
