import { useLocation } from 'react-router';
import { ErrorView } from '@/components/error-views/error-view';
import { cmsPath } from '@/lib/content-path';
import { decodedPart } from '@/lib/decoded';
import { RequestForm } from './request-form';
import { SetForm } from './set-form';

/** `…/passwordreset` asks for the mail, `…/passwordreset/{token}` is where it leads to. */
export function PasswordResetPage() {
  const segments = cmsPath(useLocation().pathname).split('/');
  const below = segments.slice(segments.indexOf('passwordreset') + 1);
  if (below.length > 1) return <ErrorView error={{ status: 404, kind: 'http', message: 'Not Found' }} />;
  const [written] = below;
  if (written === undefined) return <RequestForm />;
  return <SetForm key={written} token={decodedPart(written) ?? written} />;
}
