import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { ErrorView } from '@/components/error-views/error-view';
import { LazyMessages } from '@/components/lazy-messages/lazy-messages';
import { useLanguage } from '@/i18n/use-language';
import type { RemoteError } from '@/lib/remote';
import { languageRoot } from '@/site/home-path';
import { useSession } from '@/state/hooks';
import { AdminScreen } from '../kit/admin-screen';
import { messages } from './messages';
import { ChangePassword, PersonalInformation, Preferences } from './personal-forms';

const unauthorized: RemoteError = { status: 401, kind: 'http', message: 'Nobody is logged in.' };

interface PersonalScreenProps {
  title: MessageDescriptor;
  form: ComponentType<{ cancel: string }>;
}

/** A form about oneself on a screen of its own. */
function PersonalScreen({ title, form: Form }: PersonalScreenProps) {
  const home = languageRoot(useLanguage()) || '/';
  if (!useSession()) return <ErrorView error={unauthorized} />;
  return (
    <LazyMessages part="editor">
      <AdminScreen title={title} isNarrow>
        <Form cancel={home} />
      </AdminScreen>
    </LazyMessages>
  );
}

export const PersonalInformationPage = () => (
  <PersonalScreen title={messages.information} form={PersonalInformation} />
);

export const PreferencesPage = () => <PersonalScreen title={messages.preferences} form={Preferences} />;

export const ChangePasswordPage = () => <PersonalScreen title={messages.password} form={ChangePassword} />;
