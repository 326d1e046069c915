import { useState } from 'react';
import type { FieldError } from '@/forms/schema';
import { recordsOf } from '@/lib/text';
import { FormField } from './form-field';
import { gathered, scattered, type NumberedFields } from './numbered-fields';

interface NumberedListProps {
  id: string;
  list: NumberedFields;
  values: Readonly<Record<string, unknown>>;
  errors: Readonly<Record<string, FieldError | undefined>>;
  onChange: (name: string, stored: unknown) => void;
}

type Item = Record<string, unknown>;

/** Whether fields hold what they would hold for these entries. */
const holds = (
  values: Readonly<Record<string, unknown>>,
  wanted: Readonly<Record<string, unknown>>,
): boolean => Object.entries(wanted).every(([name, value]) => Object.is(values[name] || null, value || null));

/** Fields with a number each, as one list. */
export function NumberedList({ id, list, values, errors, onChange }: NumberedListProps) {
  // A new entry holds nothing that could be stored: until then it is known here alone.
  const [items, setItems] = useState<readonly Item[]>(() => gathered(list, values));
  const isPresent = holds(values, scattered(list, items));
  const found = isPresent ? items : gathered(list, values);
  if (!isPresent) setItems(found);
  const handleChange = (_name: string, stored: unknown) => {
    const changed = recordsOf(stored);
    setItems(changed);
    for (const [name, value] of Object.entries(scattered(list, changed)))
      if (!Object.is(values[name] || null, value || null)) onChange(name, value);
  };
  const error = list.slots
    .flatMap((slot) => Object.values(slot))
    .map((name) => (Object.hasOwn(errors, name) ? errors[name] : undefined))
    .find((each) => each !== undefined);
  return (
    <FormField
      id={id}
      name={list.name}
      field={list.field}
      stored={found}
      place="block"
      error={error}
      onChange={handleChange}
    />
  );
}
