import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { postNewPassword } from '@/api/password';
import { Screen } from '@/components/screen/screen';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { FormNotice } from '@/forms/form-notice';
import type { Schema } from '@/forms/schema';
import { SchemaForm } from '@/forms/schema-form';
import { useLanguage } from '@/i18n/use-language';
import { languageRoot } from '@/site/home-path';
import { useSubmit } from '@/state/use-submit';
import { DoneScreen } from './done-screen';
import { reasonOf } from './failure';
import { messages } from './messages';

/** Plone takes no shorter ones. */
const shortest = 8;

interface Values {
  login: string;
  password: string;
  again: string;
}

const schema: Schema<Values> = {
  fields: {
    login: { widget: 'text', title: messages.login, autoComplete: 'username', isRequired: true },
    password: {
      widget: 'password',
      title: messages.password,
      description: messages.passwordHint,
      autoComplete: 'new-password',
      isRequired: true,
      minLength: shortest,
    },
    again: { widget: 'password', title: messages.again, autoComplete: 'new-password', isRequired: true },
  },
  check: ({ password, again }) => (again === password ? {} : { again: { message: messages.differing } }),
};

/** Takes a new password, with the token that came by mail. */
export function SetForm({ token }: { token: string }) {
  const language = useLanguage();
  const [query] = useSearchParams();
  const { remote, submit } = useSubmit(postNewPassword);
  // The answer to a password that was set is empty.
  if (remote.status === 'loaded')
    return <DoneScreen title={messages.setTitle} notice={messages.isSet} text={messages.isSetText} />;
  return (
    <Screen title={messages.setTitle} lead={<FormattedMessage {...messages.setLead} />}>
      <SchemaForm
        schema={schema}
        initial={{ login: query.get('userid') ?? '', password: '', again: '' }}
        onSubmit={({ login, password }) => submit({ login, token, password }, language)}
        remote={remote}
        submit={messages.set}
        submitting={messages.submitting}
        failure={(error) => (
          <FormNotice kind="error" title={<FormattedMessage {...messages.failed} />}>
            <FormattedMessage {...reasonOf(error)} />{' '}
            {(error.status === 403 || error.status === 404) && (
              <UniversalLink to={`${languageRoot(language)}/passwordreset`}>
                <FormattedMessage {...messages.requestAgain} />
              </UniversalLink>
            )}
          </FormNotice>
        )}
      />
    </Screen>
  );
}
