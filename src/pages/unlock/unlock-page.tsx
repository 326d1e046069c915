import Cookies from 'js-cookie';
import { useEffect } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { mayHaveAddOn, missingPart } from '@/api/add-on';
import { ErrorView } from '@/components/error-views/error-view';
import { Screen } from '@/components/screen/screen';
import { ScreenWay } from '@/components/screen/screen-way';
import { FormNotice } from '@/forms/form-notice';
import type { Schema } from '@/forms/schema';
import { SchemaForm } from '@/forms/schema-form';
import { useLanguage } from '@/i18n/use-language';
import { cmsPath, contentOfScreen } from '@/lib/content-path';
import type { RemoteError } from '@/lib/remote';
import { arrivalState } from '@/pages/content/arrival';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { unlockForm } from '@/state/unlock-form';
import { messages } from './messages';

const schema: Schema<{ token: string }> = {
  fields: { token: { widget: 'text', title: messages.token, isRequired: true } },
};

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
  const remote = useAppSelector((state) => unlockForm.select(state.unlockForm ?? {}));

  useEffect(() => {
    dispatch(unlockForm.reset());
  }, [dispatch, path]);

  const submit = async ({ token }: { token: string }) => {
    const action = await dispatch(unlockForm.load({ path, token, language }));
    if (!unlockForm.load.fulfilled.match(action)) return;
    Cookies.set(passCookie, action.payload, { path: '/', sameSite: 'lax' });
    void navigate(path || '/', { state: arrivalState('unlocked') });
  };

  if (!mayHaveAddOn()) return <ErrorView error={missingPart} />;
  if (remote.status === 'failed' && remote.error.status === 404) return <ErrorView error={remote.error} />;
  return (
    <Screen title={messages.title} lead={<FormattedMessage {...messages.lead} />}>
      <SchemaForm
        schema={schema}
        initial={{ token: '' }}
        onSubmit={submit}
        remote={remote}
        submit={messages.submit}
        submitting={messages.submitting}
        failure={(error) => (
          <FormNotice
            kind="error"
            title={<FormattedMessage {...(error.status === 403 ? messages.invalid : messages.failed)} />}
          >
            <FormattedMessage {...reasonOf(error)} />
          </FormNotice>
        )}
      />
      <ScreenWay to={path || '/'} label={messages.back} />
    </Screen>
  );
}
