import { FormattedMessage } from 'react-intl';
import { ApiError } from '@/api/error';
import { postPasswordRequest } from '@/api/password';
import { Screen } from '@/components/screen/screen';
import { FormNotice } from '@/forms/form-notice';
import type { Schema } from '@/forms/schema';
import { SchemaForm } from '@/forms/schema-form';
import { useLanguage } from '@/i18n/use-language';
import type { Language } from '@/lib/language';
import { useSubmit } from '@/state/use-submit';
import { DoneScreen } from './done-screen';
import { reasonOf } from './failure';
import { messages } from './messages';

const schema: Schema<{ login: string }> = {
  fields: {
    login: { widget: 'text', title: messages.login, autoComplete: 'username', isRequired: true },
  },
};

/** Resolves for unknown logins as well: nobody learns here who has an account. */
async function ask(login: string, language: Language): Promise<true> {
  try {
    await postPasswordRequest(login, language);
  } catch (error) {
    if (!(error instanceof ApiError) || error.details.status !== 404) throw error;
  }
  return true;
}

/** Asks for the login name and has the mail sent. */
export function RequestForm() {
  const language = useLanguage();
  const { remote, submit } = useSubmit(ask);
  if (remote.status === 'loaded')
    return <DoneScreen title={messages.requestTitle} notice={messages.sent} text={messages.sentText} />;
  return (
    <Screen title={messages.requestTitle} lead={<FormattedMessage {...messages.requestLead} />}>
      <SchemaForm
        schema={schema}
        initial={{ login: '' }}
        onSubmit={({ login }) => submit(login, language)}
        remote={remote}
        submit={messages.request}
        submitting={messages.submitting}
        failure={(error) => (
          <FormNotice kind="error" title={<FormattedMessage {...messages.failed} />}>
            <FormattedMessage {...reasonOf(error)} />
          </FormNotice>
        )}
      />
    </Screen>
  );
}
