import { useState, type FormEvent } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { FormattedMessage } from 'react-intl';
import { FormField } from '@/components/form-field/form-field';
import { FormNotice } from '@/components/form-field/form-notice';
import { useLanguage } from '@/i18n/use-language';
import type { RemoteError } from '@/lib/remote';
import { useAppDispatch } from '@/state/hooks';
import { login } from '@/state/session';
import { messages } from './messages';

type Failure = { text: MessageDescriptor; fields: readonly string[] };

function failureOf(error: RemoteError | undefined): Failure {
  if (error?.status === 401) return { text: messages.wrong, fields: [] };
  if (error?.status === 429) return { text: messages.tooMany, fields: [] };
  if (error && error.status === null && error.kind !== 'malformed') {
    return { text: messages.unreachable, fields: [] };
  }
  return { text: messages.unknown, fields: [] };
}

/** Login name and password. What goes wrong is said in words above the fields, which keep what was entered. */
export function LoginForm({ onSuccess }: { onSuccess: () => void }) {
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const [values, setValues] = useState({ login: '', password: '' });
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSubmitting, setSubmitting] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    const missing = (['login', 'password'] as const).filter((name) => values[name].trim() === '');
    if (missing.length > 0) {
      setFailure({ text: messages.missingFields, fields: missing });
      return;
    }
    setSubmitting(true);
    setFailure(null);
    const action = await dispatch(login({ ...values, login: values.login.trim(), language }));
    setSubmitting(false);
    if (!login.fulfilled.match(action)) setFailure(failureOf(action.payload));
    else if (action.payload === null) setFailure(failureOf(undefined));
    else onSuccess();
  };

  return (
    <form className="form login-form" noValidate onSubmit={(event) => void submit(event)}>
      {failure && (
        <FormNotice kind="error" title={<FormattedMessage {...messages.failed} />}>
          <FormattedMessage {...failure.text} />
        </FormNotice>
      )}
      <FormField
        id="login"
        autoComplete="username"
        label={messages.login}
        value={values.login}
        error={failure?.fields.includes('login') ? messages.missingField : undefined}
        onChange={(value) => setValues({ ...values, login: value })}
      />
      <FormField
        id="password"
        type="password"
        autoComplete="current-password"
        label={messages.password}
        value={values.password}
        error={failure?.fields.includes('password') ? messages.missingField : undefined}
        onChange={(value) => setValues({ ...values, password: value })}
      />
      <div>
        <button id="login-form-submit" type="submit" className="button" aria-disabled={isSubmitting}>
          <FormattedMessage {...(isSubmitting ? messages.submitting : messages.submit)} />
        </button>
      </div>
    </form>
  );
}
