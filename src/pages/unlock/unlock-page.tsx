import Cookies from 'js-cookie';
import { useEffect, useState, type FormEvent } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { ErrorView } from '@/components/error-views/error-view';
import { FormField } from '@/components/form-field/form-field';
import { FormNotice } from '@/components/form-field/form-notice';
import { Screen } from '@/components/screen/screen';
import { ScreenWay } from '@/components/screen/screen-way';
import { useLanguage } from '@/i18n/use-language';
import { cmsPath, contentOfScreen } from '@/lib/content-path';
import type { RemoteError } from '@/lib/remote';
import { arrivalState } from '@/pages/content/arrival';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { unlockForm } from '@/state/unlock-form';
import { messages } from './messages';

/** The cookie in which the server looks for the pass. */
const passCookie = 'restricted_content_token';

function reasonOf({ status, kind }: RemoteError): MessageDescriptor {
  if (status === 403) return messages.invalidText;
  if (status === 400) return messages.notRestricted;
  if (status === 429) return messages.tooMany;
  return status === null && kind !== 'malformed' ? messages.unreachable : messages.failed;
}

/** Asks for the token of restricted files and leads back to their content, which can be downloaded then. */
export function UnlockPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const language = useLanguage();
  const path = contentOfScreen(cmsPath(useLocation().pathname));
  const [token, setToken] = useState('');
  const [isMissing, setMissing] = useState(false);
  const remote = useAppSelector((state) => unlockForm.select(state.unlockForm ?? {}));
  const isSubmitting = remote.status === 'pending';

  useEffect(() => {
    dispatch(unlockForm.reset());
  }, [dispatch, path]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    setMissing(token.trim() === '');
    if (token.trim() === '') {
      document.getElementById('token')?.focus();
      return;
    }
    const action = await dispatch(unlockForm.load({ path, token: token.trim(), language }));
    if (!unlockForm.load.fulfilled.match(action)) return;
    Cookies.set(passCookie, action.payload, { path: '/', sameSite: 'lax' });
    void navigate(path || '/', { state: arrivalState('unlocked') });
  };

  if (remote.status === 'failed' && remote.error.status === 404) return <ErrorView error={remote.error} />;
  return (
    <Screen title={messages.title} lead={<FormattedMessage {...messages.lead} />}>
      <form className="form screen__form" noValidate onSubmit={(event) => void submit(event)}>
        {remote.status === 'failed' && (
          <FormNotice
            kind="error"
            title={
              <FormattedMessage {...(remote.error.status === 403 ? messages.invalid : messages.failed)} />
            }
          >
            <FormattedMessage {...reasonOf(remote.error)} />
          </FormNotice>
        )}
        <FormField
          id="token"
          label={messages.token}
          value={token}
          error={isMissing ? messages.missing : undefined}
          onChange={setToken}
        />
        <div>
          <button type="submit" className="button" aria-disabled={isSubmitting}>
            <FormattedMessage {...(isSubmitting ? messages.submitting : messages.submit)} />
          </button>
        </div>
      </form>
      <ScreenWay to={path || '/'} label={messages.back} />
    </Screen>
  );
}
