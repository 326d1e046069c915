import type { MessageDescriptor } from 'react-intl';
import { FormattedMessage, useIntl } from 'react-intl';

interface FormSelectProps {
  id: string;
  label: MessageDescriptor;
  choices: readonly { value: string; title: string }[];
  /** Stands first, with no value. */
  choose?: MessageDescriptor;
  error?: MessageDescriptor | undefined;
  isRequired?: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** A labelled choice of a form, with what is wrong with it in words below. */
export function FormSelect(props: FormSelectProps) {
  const { id, label, choices, choose, error, isRequired = true, value, onChange } = props;
  const intl = useIntl();
  return (
    <div className="field">
      <label htmlFor={id} className="field__label">
        <FormattedMessage {...label} />
      </label>
      <select
        id={id}
        name={id}
        className="input"
        required={isRequired}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
        onChange={(event) => onChange(event.target.value)}
      >
        {choose && <option value="">{intl.formatMessage(choose)}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.title}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${id}-error`} className="field__error">
          <FormattedMessage {...error} />
        </p>
      )}
    </div>
  );
}
