import { useState } from 'react';
import type { Fault } from '@/forms/schema';
import { useBadInput } from './bad-input';

interface NativeTimeProps {
  id: string;
  type: 'date' | 'time';
  value: string;
  /** Its own name, where the title names several controls. */
  name?: string;
  isReadOnly: boolean;
  isRequired: boolean;
  isWrong: boolean;
  describedBy: string | undefined;
  onChange: (value: string) => void;
  /** Whether what stands there is no date. */
  onBad: (isBad: boolean) => void;
}

/** The browser's own field for a day or a time, which writes it as its reader does. */
export function NativeTime(props: NativeTimeProps) {
  const { id, type, value, name, isReadOnly, isRequired, isWrong, describedBy, onChange, onBad } = props;
  return (
    <input
      id={id}
      name={id}
      type={type}
      className="tool-moment__part"
      aria-label={name}
      aria-invalid={isWrong}
      aria-describedby={describedBy}
      required={isRequired}
      readOnly={isReadOnly}
      max={type === 'date' ? '9999-12-31' : undefined}
      value={value}
      onChange={({ target }) => {
        onBad(target.validity.badInput);
        if (!target.validity.badInput) onChange(target.value);
      }}
      onBlur={({ target }) => onBad(target.validity.badInput)}
    />
  );
}

/** What is said while a field holds no date: what was entered stays in the browser's field. */
export function useBadTime(
  id: string,
  said: Fault,
): [fault: Fault | undefined, onBad: (isBad: boolean) => void] {
  const [isBad, setIsBad] = useState(false);
  const fault = isBad ? said : undefined;
  useBadInput(id, fault);
  return [fault, setIsBad];
}
