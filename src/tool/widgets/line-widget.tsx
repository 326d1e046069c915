import type { WidgetProps } from '@/forms/field-frame';
import type { EmailField, PasswordField, TextField, UrlField } from '@/forms/schema';
import { Counter } from './counter';
import { controlOf, ToolField } from './tool-field';

type LineField = TextField | EmailField | PasswordField | UrlField;

/** One line to write in. */
export function LineWidget(props: WidgetProps<LineField>) {
  const { id, field, value, error, onChange } = props;
  const isProse = field.widget === 'text';
  const completed = 'autoComplete' in field ? field.autoComplete : undefined;
  return (
    <ToolField id={id} field={field} error={error} aside={<Counter text={value} limit={field.maxLength} />}>
      <input
        {...controlOf(props)}
        type={field.widget}
        className="tool-input"
        autoComplete={completed ?? (field.widget === 'password' ? 'new-password' : 'off')}
        autoCapitalize={isProse ? undefined : 'none'}
        spellCheck={isProse}
        readOnly={field.isReadOnly ?? false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </ToolField>
  );
}
