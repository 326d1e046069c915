import { useIntl } from 'react-intl';
import { describedBy, FieldFrame, type WidgetProps } from '../field-frame';
import { RadioWidget } from './radio-widget';
import type { ChoiceField, Words } from '../schema';

/** One of several values. */
export function ChoiceWidget(props: WidgetProps<ChoiceField>) {
  return props.field.asRadios ? <RadioWidget {...props} /> : <SelectWidget {...props} />;
}

function SelectWidget({ id, field, value, error, onChange }: WidgetProps<ChoiceField>) {
  const intl = useIntl();
  // An option holds text alone.
  const wordsOf = (words: Words) => (typeof words === 'string' ? words : intl.formatMessage(words));
  return (
    <FieldFrame id={id} field={field} error={error}>
      <select
        id={id}
        name={id}
        className="input"
        required={field.isRequired ?? false}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy({ id, field, error })}
        onChange={(event) => onChange(event.target.value)}
      >
        {field.none && <option value="">{wordsOf(field.none)}</option>}
        {field.choices.map(({ value: each, title }) => (
          <option key={each} value={each}>
            {wordsOf(title)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
