import { memo, useMemo } from 'react';
import type { FieldError, Field, ValueOf } from '@/forms/schema';
import { valueIn } from '@/forms/stored-value';
import { widgetOf } from '@/forms/widgets';
import { writtenValue, type Place } from '@/forms/written-value';
import { useWidgets } from '../widgets/widgets-context';

interface FormFieldProps {
  id: string;
  name: string;
  field: Field;
  /** What is stored, which may be anything. */
  stored: unknown;
  place: Place;
  error: FieldError | undefined;
  onChange: (name: string, stored: unknown) => void;
}

/** One field of a form; it is drawn anew only when something of its own has changed. */
export const FormField = memo(function FormField(props: FormFieldProps) {
  const { id, name, field, stored, place, error, onChange } = props;
  const Widget = widgetOf(useWidgets(), field);
  const value = useMemo(() => valueIn(field, stored), [field, stored]);
  const handleChange = (changed: ValueOf<Field>) =>
    onChange(name, writtenValue(field, changed, stored, place));
  return <Widget id={id} field={field} value={value} error={error} onChange={handleChange} />;
});
