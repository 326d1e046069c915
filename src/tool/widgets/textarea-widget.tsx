import type { WidgetProps } from '@/forms/field-frame';
import type { RecurrenceField, TextareaField } from '@/forms/schema';
import { Counter } from './counter';
import { controlOf, ToolField } from './tool-field';

/** Lines to write in; the field grows with them. */
export function TextareaWidget(props: WidgetProps<TextareaField | RecurrenceField>) {
  const { id, field, value, error, onChange } = props;
  return (
    <ToolField id={id} field={field} error={error} aside={<Counter text={value} limit={field.maxLength} />}>
      <textarea
        {...controlOf(props)}
        className="tool-input tool-input--lines"
        rows={3}
        readOnly={field.isReadOnly ?? false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </ToolField>
  );
}
