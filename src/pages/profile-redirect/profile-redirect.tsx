import { FormattedMessage } from 'react-intl';
import { Navigate } from 'react-router';
import { Screen } from '@/components/screen/screen';
import { profilePath } from '@/lib/profile-path';
import { useSession } from '@/state/hooks';
import { messages } from './messages';

/** Leads to one's own profile; visitors log in before. */
export function ProfileRedirect() {
  const session = useSession();
  const target = session ? profilePath(session.userId) : '/login?return_url=/profil';
  return (
    <Screen
      title={messages.title}
      lead={<FormattedMessage {...(session ? messages.redirecting : messages.loading)} />}
    >
      <Navigate to={target} replace />
    </Screen>
  );
}
