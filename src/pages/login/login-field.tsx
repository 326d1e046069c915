import type { MessageDescriptor } from 'react-intl';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages';

interface LoginFieldProps {
  id: string;
  type: 'text' | 'password';
  autoComplete: string;
  label: MessageDescriptor;
  value: string;
  isMissing: boolean;
  onChange: (value: string) => void;
}

export function LoginField(props: LoginFieldProps) {
  const { id, type, autoComplete, label, value, isMissing, onChange } = props;
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
        required
        value={value}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {isMissing && (
        <p id={`${id}-error`} className="field__error">
          <FormattedMessage {...messages.missingField} />
        </p>
      )}
    </div>
  );
}
