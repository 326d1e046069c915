import { useState, type FormEvent } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { postNewPassword } from '@/api/password';
import { FormField } from '@/components/form-field/form-field';
import { FormNotice } from '@/components/form-field/form-notice';
import { Screen } from '@/components/screen/screen';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { languageRoot } from '@/site/home-path';
import { useSubmit } from '@/state/use-submit';
import { reasonOf } from './failure';
import { DoneScreen } from './done-screen';
import { messages } from './messages';

/** Plone takes no shorter ones. */
const shortest = 8;

interface Values {
  login: string;
  password: string;
  again: string;
}

type Faults = Partial<Record<keyof Values, MessageDescriptor>>;

function faultsIn({ login, password, again }: Values): Faults {
  return {
    ...(login.trim() === '' && { login: messages.missing }),
    ...(password === '' && { password: messages.missing }),
    ...(password !== '' && password.length < shortest && { password: messages.tooShort }),
    ...(again !== password && { again: messages.differing }),
  };
}

/** Takes a new password, with the token that came by mail. */
export function SetForm({ token }: { token: string }) {
  const language = useLanguage();
  const [query] = useSearchParams();
  const [values, setValues] = useState<Values>({
    login: query.get('userid') ?? '',
    password: '',
    again: '',
  });
  const [faults, setFaults] = useState<Faults>({});
  const { remote, submit } = useSubmit(postNewPassword);
  const isSubmitting = remote.status === 'pending';

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    const found = faultsIn(values);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      document.getElementById(first)?.focus();
      return;
    }
    await submit({ login: values.login.trim(), token, password: values.password }, language);
  };

  // The answer to a password that was set is empty.
  if (remote.status === 'loaded')
    return <DoneScreen title={messages.setTitle} notice={messages.isSet} text={messages.isSetText} />;
  return (
    <Screen title={messages.setTitle} lead={<FormattedMessage {...messages.setLead} />}>
      <form className="form screen__form" noValidate onSubmit={(event) => void send(event)}>
        {remote.status === 'failed' && (
          <FormNotice kind="error" title={<FormattedMessage {...messages.failed} />}>
            <FormattedMessage {...reasonOf(remote.error)} />{' '}
            {(remote.error.status === 403 || remote.error.status === 404) && (
              <UniversalLink to={`${languageRoot(language)}/passwordreset`}>
                <FormattedMessage {...messages.requestAgain} />
              </UniversalLink>
            )}
          </FormNotice>
        )}
        <FormField
          id="login"
          autoComplete="username"
          label={messages.login}
          value={values.login}
          error={faults.login}
          onChange={(login) => setValues({ ...values, login })}
        />
        <FormField
          id="password"
          type="password"
          autoComplete="new-password"
          label={messages.password}
          hint={messages.passwordHint}
          value={values.password}
          error={faults.password}
          onChange={(password) => setValues({ ...values, password })}
        />
        <FormField
          id="again"
          type="password"
          autoComplete="new-password"
          label={messages.again}
          value={values.again}
          error={faults.again}
          onChange={(again) => setValues({ ...values, again })}
        />
        <div>
          <button type="submit" className="button" aria-disabled={isSubmitting}>
            <FormattedMessage {...(isSubmitting ? messages.submitting : messages.set)} />
          </button>
        </div>
      </form>
    </Screen>
  );
}
