import { useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { postPasswordRequest } from '@/api/password';
import { ApiError } from '@/api/error';
import { FormField } from '@/components/form-field/form-field';
import { FormNotice } from '@/components/form-field/form-notice';
import { Screen } from '@/components/screen/screen';
import { useLanguage } from '@/i18n/use-language';
import type { Language } from '@/lib/language';
import { useSubmit } from '@/state/use-submit';
import { reasonOf } from './failure';
import { DoneScreen } from './done-screen';
import { messages } from './messages';

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
  const [login, setLogin] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { remote, submit } = useSubmit(ask);
  const isSubmitting = remote.status === 'pending';

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    const name = login.trim();
    setMissing(name === '');
    if (name === '') document.getElementById('login')?.focus();
    else void submit(name, language);
  };

  if (remote.status === 'loaded')
    return <DoneScreen title={messages.requestTitle} notice={messages.sent} text={messages.sentText} />;
  return (
    <Screen title={messages.requestTitle} lead={<FormattedMessage {...messages.requestLead} />}>
      <form className="form screen__form" noValidate onSubmit={send}>
        {remote.status === 'failed' && (
          <FormNotice kind="error" title={<FormattedMessage {...messages.failed} />}>
            <FormattedMessage {...reasonOf(remote.error)} />
          </FormNotice>
        )}
        <FormField
          id="login"
          autoComplete="username"
          label={messages.login}
          value={login}
          error={isMissing ? messages.missing : undefined}
          onChange={setLogin}
        />
        <div>
          <button type="submit" className="button" aria-disabled={isSubmitting}>
            <FormattedMessage {...(isSubmitting ? messages.submitting : messages.request)} />
          </button>
        </div>
      </form>
    </Screen>
  );
}
