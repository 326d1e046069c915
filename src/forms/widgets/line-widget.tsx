import { describedBy, FieldFrame, type WidgetProps } from '../field-frame';
import type { EmailField, PasswordField, TextField } from '../schema';

/** One line to write in. */
export function LineWidget({
  id,
  field,
  value,
  fault,
  onChange,
}: WidgetProps<TextField | EmailField | PasswordField>) {
  return (
    <FieldFrame id={id} field={field} fault={fault}>
      <input
        id={id}
        name={id}
        type={field.widget}
        className="input"
        autoComplete={field.autoComplete ?? 'off'}
        autoCapitalize="none"
        spellCheck={false}
        required={field.isRequired ?? false}
        value={value}
        aria-invalid={fault !== undefined}
        aria-describedby={describedBy({ id, field, fault })}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
