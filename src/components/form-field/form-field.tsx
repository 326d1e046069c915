import type { MessageDescriptor } from 'react-intl';
import { FormattedMessage } from 'react-intl';

interface FormFieldProps {
  id: string;
  type?: 'text' | 'password' | 'email' | 'number';
  autoComplete?: string;
  label: MessageDescriptor;
  /** Says more about what belongs in. */
  hint?: MessageDescriptor | undefined;
  /** What is wrong with the value. */
  error?: MessageDescriptor | undefined;
  isRequired?: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** A labelled line of a form, with what is wrong with it in words below. */
export function FormField(props: FormFieldProps) {
  const {
    id,
    type = 'text',
    autoComplete = 'off',
    label,
    hint,
    error,
    isRequired = true,
    value,
    onChange,
  } = props;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id} className="field__label">
        <FormattedMessage {...label} />
      </label>
      <input
        id={id}
        name={id}
        type={type}
        className="input"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required={isRequired}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={described === '' ? undefined : described}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint && (
        <p id={`${id}-hint`} className="meta">
          <FormattedMessage {...hint} />
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field__error">
          <FormattedMessage {...error} />
        </p>
      )}
    </div>
  );
}
