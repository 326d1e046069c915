import { FormattedMessage } from 'react-intl';
import type { WidgetProps } from '@/forms/field-frame';
import type { RichTextField } from '@/forms/schema';
import { messages } from './messages';
import { controlOf, ToolField } from './tool-field';

/** Formatted text as its HTML: nothing of it is lost or rewritten. */
export function RichTextWidget(props: WidgetProps<RichTextField>) {
  const { id, field, value, fault, onChange } = props;
  const kept = { 'content-type': 'text/html', encoding: 'utf-8', ...value };
  const mark = (
    <span className="tool-field__count">
      <FormattedMessage {...messages.html} />
    </span>
  );
  return (
    <ToolField id={id} field={field} fault={fault} aside={mark}>
      <textarea
        {...controlOf(props)}
        className="tool-input tool-input--lines tool-input--code"
        rows={4}
        readOnly={field.isReadOnly ?? false}
        value={value?.data ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : { ...kept, data: target.value })}
      />
    </ToolField>
  );
}
