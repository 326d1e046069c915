import { useIntl } from 'react-intl';
import { describedBy, FieldFrame, type WidgetProps } from '../field-frame';
import type { ChoiceField } from '../schema';

/** One of several values. */
export function ChoiceWidget({ id, field, value, fault, onChange }: WidgetProps<ChoiceField>) {
  const intl = useIntl();
  return (
    <FieldFrame id={id} field={field} fault={fault}>
      <select
        id={id}
        name={id}
        className="input"
        required={field.isRequired ?? false}
        value={value}
        aria-invalid={fault !== undefined}
        aria-describedby={describedBy({ id, field, fault })}
        onChange={(event) => onChange(event.target.value)}
      >
        {field.none && <option value="">{intl.formatMessage(field.none)}</option>}
        {field.choices.map(({ value: each, title }) => (
          <option key={each} value={each}>
            {typeof title === 'string' ? title : intl.formatMessage(title)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
