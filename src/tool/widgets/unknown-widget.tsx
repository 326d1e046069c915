import { FormattedMessage } from 'react-intl';
import type { WidgetProps } from '@/forms/field-frame';
import type { UnknownField } from '@/forms/schema';
import { messages } from './messages';
import { ToolField } from './tool-field';

/** A field that nothing here edits: it is shown as it is stored, and stays so. */
export function UnknownWidget({ id, field, value, error }: WidgetProps<UnknownField>) {
  return (
    <ToolField id={id} field={field} error={error} isGroup>
      <p className="tool-field__hint">
        <FormattedMessage {...messages.unknown} values={{ kind: field.kind }} />
      </p>
      {value !== null && value !== undefined && (
        <pre
          className="tool-kept"
          tabIndex={0}
          role="textbox"
          aria-readonly
          aria-multiline
          aria-labelledby={`${id}-title`}
        >
          {typeof value === 'string' ? value : JSON.stringify(value, null, 2)}
        </pre>
      )}
    </ToolField>
  );
}
