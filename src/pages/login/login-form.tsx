import type { MessageDescriptor } from 'react-intl';
import { FormattedMessage } from 'react-intl';
import { malformed } from '@/api/error';
import { FormNotice } from '@/forms/form-notice';
import type { Schema } from '@/forms/schema';
import { SchemaForm } from '@/forms/schema-form';
import { useLanguage } from '@/i18n/use-language';
import type { RemoteError } from '@/lib/remote';
import { useAppDispatch } from '@/state/hooks';
import { login } from '@/state/session-calls';
import { useSubmit } from '@/state/use-submit';
import { messages } from './messages';

interface Credentials {
  login: string;
  password: string;
}

const schema: Schema<Credentials> = {
  fields: {
    login: { widget: 'text', title: messages.login, autoComplete: 'username', isRequired: true },
    password: {
      widget: 'password',
      title: messages.password,
      autoComplete: 'current-password',
      isRequired: true,
    },
  },
};

const schemaOfName: Schema<Credentials> = {
  fields: { ...schema.fields, login: { ...schema.fields.login, isReadOnly: true } },
};

const longestWait = 60;

/** Minutes to wait; a server that does not say means the limit's ten. */
const minutesIn = ({ retryAfter = 600 }: RemoteError): number =>
  Math.min(Math.ceil(retryAfter / 60), longestWait);

function reasonOf({ status, kind }: RemoteError): MessageDescriptor {
  if (status === 401) return messages.wrong;
  if (status === 429) return messages.tooMany;
  return status === null && kind !== 'malformed' ? messages.unreachable : messages.unknown;
}

interface LoginFormProps {
  /** Whose login is expected; no other name is entered then. */
  name?: string;
  /** What the button says. */
  action?: MessageDescriptor;
  onSuccess: () => void;
}

/** Login name and password. What goes wrong is said in words above the fields, which keep what was entered. */
export function LoginForm({ name = '', action = messages.submit, onSuccess }: LoginFormProps) {
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const { remote, submit } = useSubmit(async (credentials: Credentials) => {
    const session = await dispatch(login({ ...credentials, language }));
    if (!session) throw malformed('The answer holds no token.');
    onSuccess();
  });
  return (
    <SchemaForm
      schema={name === '' ? schema : schemaOfName}
      initial={{ login: name, password: '' }}
      onSubmit={submit}
      remote={remote}
      submit={action}
      submitting={messages.submitting}
      submitId="login-form-submit"
      failure={(error) => (
        <FormNotice kind="error" title={<FormattedMessage {...messages.failed} />}>
          <FormattedMessage {...reasonOf(error)} values={{ minutes: minutesIn(error) }} />
        </FormNotice>
      )}
    />
  );
}
