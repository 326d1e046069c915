import { describedBy, FieldFrame, type WidgetProps } from '../field-frame';
import type { EmailField, PasswordField, TextField } from '../schema';

/** One line to write in. */
export function LineWidget({
  id,
  field,
  value,
  error,
  onChange,
}: WidgetProps<TextField | EmailField | PasswordField>) {
  return (
    <FieldFrame id={id} field={field} error={error}>
      <input
        id={id}
        name={id}
        type={field.widget}
        className="input"
        autoComplete={field.autoComplete ?? 'off'}
        autoCapitalize="none"
        spellCheck={false}
        required={field.isRequired ?? false}
        readOnly={field.isReadOnly ?? false}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy({ id, field, error })}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
