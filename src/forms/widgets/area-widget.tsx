import { describedBy, FieldFrame, type WidgetProps } from '../field-frame';
import type { TextareaField } from '../schema';

/** Several lines to write in. */
export function AreaWidget({ id, field, value, error, onChange }: WidgetProps<TextareaField>) {
  return (
    <FieldFrame id={id} field={field} error={error}>
      <textarea
        id={id}
        name={id}
        className="input input--lines"
        rows={6}
        required={field.isRequired ?? false}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy({ id, field, error })}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
